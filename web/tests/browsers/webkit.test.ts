import { startWebkit } from '../support/webkit';
import { shortJourneys } from '../support/short';

shortJourneys(startWebkit);
