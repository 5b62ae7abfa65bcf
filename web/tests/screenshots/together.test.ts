import { portraits } from '../support/portraits';
import { screens } from '../support/screens';

portraits(screens.together);
