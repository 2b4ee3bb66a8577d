import type { PhraseLanguage } from '../../../render/phrases/phrase-types.ts'
import ar from './ar.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fa from './fa.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }
import ru from './ru.json' with { type: 'json' }
import tr from './tr.json' with { type: 'json' }
import uk from './uk.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

/** Something that guests ask about and owners write about, other than foods. */
export type Concept = keyof typeof en

/** The phrases for each concept, in the format of `LanguageWords`. */
export const conceptWords: Readonly<Record<PhraseLanguage, Readonly<Record<Concept, string>>>> = {
  ar,
  de,
  en,
  es,
  fa,
  fr,
  it,
  nl,
  ru,
  tr,
  uk,
  zh,
}
