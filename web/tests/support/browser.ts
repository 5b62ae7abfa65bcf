// The little of a browser that modules touch when they are loaded; what they draw is tested in a real one.
import { vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en-GB'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
