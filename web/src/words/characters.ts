// Who the bots are: one character for each level, the same in every language, with a temper and a few words of their own.
import type { Language } from '../engine/protocol';

/** How a bot feels about its prospects, from what its own search says. */
export type Mood = 'pleased' | 'worried' | 'torn';

export interface Character {
  name: string;
  /** What they are. */
  title: string;
  temper: string;
  says: Record<Mood, string>;
}

const en: Record<string, Character> = {
  thrall: {
    name: 'Kol',
    title: 'thrall',
    temper: 'Dreams along and forgives every slip.',
    says: { pleased: 'Did I do that?', worried: 'Oh. That was my foot.', torn: 'Left … or the other left?' },
  },
  farmer: {
    name: 'Bera',
    title: 'farmer',
    temper: 'Careful, neighbourly, guards what she has.',
    says: { pleased: 'A good harvest.', worried: 'Hail on the barley.', torn: 'Let me sleep on it.' },
  },
  trader: {
    name: 'Sten',
    title: 'trader',
    temper: 'Counts everything twice and gives nothing away.',
    says: { pleased: 'That pays.', worried: 'A poor bargain.', torn: 'Both have their price.' },
  },
  raider: {
    name: 'Hild',
    title: 'raider',
    temper: 'Strikes first and asks no questions.',
    says: { pleased: 'Now I have you.', worried: 'You bite back. Good.', torn: 'So many throats.' },
  },
  jarl: {
    name: 'Harald',
    title: 'jarl',
    temper: 'Patient, sees far, leaves no mistake unpunished.',
    says: { pleased: 'As I foresaw.', worried: 'Well played.', torn: 'Two roads, one end.' },
  },
};

const de: Record<string, Character> = {
  thrall: {
    name: 'Kol',
    title: 'Knecht',
    temper: 'Träumt vor sich hin und verzeiht jeden Fehler.',
    says: { pleased: 'War ich das?', worried: 'Oh. Das war mein Fuß.', torn: 'Links … oder das andere Links?' },
  },
  farmer: {
    name: 'Bera',
    title: 'Bäuerin',
    temper: 'Vorsichtig, nachbarlich, hütet, was sie hat.',
    says: { pleased: 'Eine gute Ernte.', worried: 'Hagel auf der Gerste.', torn: 'Darüber will ich schlafen.' },
  },
  trader: {
    name: 'Sten',
    title: 'Händler',
    temper: 'Rechnet alles zweimal nach und verschenkt nichts.',
    says: { pleased: 'Das lohnt sich.', worried: 'Ein schlechtes Geschäft.', torn: 'Beides hat seinen Preis.' },
  },
  raider: {
    name: 'Hild',
    title: 'Seeräuberin',
    temper: 'Schlägt zuerst zu und stellt keine Fragen.',
    says: { pleased: 'Jetzt hab ich dich.', worried: 'Du beißt zurück. Gut.', torn: 'So viele Kehlen.' },
  },
  jarl: {
    name: 'Harald',
    title: 'Jarl',
    temper: 'Geduldig, sieht weit, lässt keinen Fehler ungestraft.',
    says: { pleased: 'Wie ich es kommen sah.', worried: 'Gut gespielt.', torn: 'Zwei Wege, ein Ende.' },
  },
};

const nl: Record<string, Character> = {
  thrall: {
    name: 'Kol',
    title: 'knecht',
    temper: 'Droomt wat en vergeeft elke fout.',
    says: { pleased: 'Deed ik dat?', worried: 'O. Dat was mijn voet.', torn: 'Links … of het andere links?' },
  },
  farmer: {
    name: 'Bera',
    title: 'boerin',
    temper: 'Voorzichtig, een goede buur, waakt over wat ze heeft.',
    says: { pleased: 'Een goede oogst.', worried: 'Hagel op de gerst.', torn: 'Daar slaap ik een nacht over.' },
  },
  trader: {
    name: 'Sten',
    title: 'handelaar',
    temper: 'Rekent alles twee keer na en geeft niets weg.',
    says: { pleased: 'Dat loont.', worried: 'Een slechte koop.', torn: 'Beide hebben hun prijs.' },
  },
  raider: {
    name: 'Hild',
    title: 'plunderaarster',
    temper: 'Slaat eerst toe en stelt geen vragen.',
    says: { pleased: 'Nu heb ik je.', worried: 'Je bijt terug. Goed.', torn: 'Zoveel kelen.' },
  },
  jarl: {
    name: 'Harald',
    title: 'jarl',
    temper: 'Geduldig, ziet ver, laat geen fout ongestraft.',
    says: { pleased: 'Zoals ik voorzag.', worried: 'Goed gespeeld.', torn: 'Twee wegen, één einde.' },
  },
};

export const characters: Record<Language, Record<string, Character>> = { en, de, nl };

/** How far prospects must change before anybody says a word. */
const stir = 0.12;
const close = 0.01;

/** The mood in which a thought ended, if it is worth a word: `before` is how the bot stood when it last thought. */
export function moodOf(now: number, before: number | undefined, lines: { value: number }[]): Mood | null {
  if (before !== undefined && now - before > stir) return 'pleased';
  if (before !== undefined && before - now > stir) return 'worried';
  const [first, second] = lines;
  return first && second && Math.abs(first.value - second.value) < close && now > 0.4 && now < 0.6 ? 'torn' : null;
}
