import { startFirefox } from '../support/firefox';
import { shortJourneys } from '../support/short';

shortJourneys(startFirefox);
