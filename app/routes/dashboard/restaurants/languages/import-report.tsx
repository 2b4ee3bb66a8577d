import type { MenuLanguage } from '#app/domain/guest-menu/menu-language.ts'
import type { ImportedFile } from '#app/domain/translations/files/import-file.ts'
import { useLanguagesTranslate } from '#app/i18n/languages.ts'
import { isDone } from '#app/ui/use-done.ts'
import { useLanguageName } from './language-name.ts'
import { problemTexts, skipReasons } from './subject-texts.ts'

/** Returns what a file would change or has changed, from an action's result. */
export function importedFile(result: unknown): ImportedFile | undefined {
  if (!isDone(result, 'import')) return undefined
  const { file }: { file?: ImportedFile } = Object(result)
  return file
}

/** Reports what a file changes, which of its lines are skipped, and why. */
export function ImportReport({
  file,
  language,
}: {
  readonly file: ImportedFile
  /** The language of the translations. */
  readonly language: MenuLanguage
}) {
  const translate = useLanguagesTranslate()
  const nameOf = useLanguageName()
  const { isStored, added, changed, same, kept, withProblems, unsure, skipped, examples } = file
  const lines = [
    isStored
      ? translate('files_did', { added, changed })
      : translate('files_would', { added, changed, same }),
    withProblems + unsure > 0 && translate('files_checked', { problems: withProblems, unsure }),
    kept > 0 && translate('files_kept', { count: kept }),
    skipped.empty > 0 && translate('files_skip_empty', { count: skipped.empty }),
    skipped.unknown > 0 && translate('files_skip_unknown', { count: skipped.unknown }),
    skipped.changed > 0 && translate('files_skip_changed', { count: skipped.changed }),
    skipped.twice > 0 && translate('files_skip_twice', { count: skipped.twice }),
    skipped.unusable > 0 && translate('files_skip_unusable', { count: skipped.unusable }),
  ].filter((line) => line !== false)
  return (
    <div className="flex flex-col gap-3">
      <ul role="status" className="flex flex-col gap-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {kept > 0 && !isStored && (
        <label className="flex min-h-11 items-center gap-3 lg:min-h-8">
          <input type="checkbox" name="replaces" value="on" className="size-5 accent-paprika" />
          {translate('files_replaces', { count: kept })}
        </label>
      )}
      {examples.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer font-semibold lg:min-h-8">
            {translate('files_examples')}
          </summary>
          <div className="mt-2 overflow-x-auto">
            <table className="w-full text-left text-sm">
              <thead>
                <tr className="border-b border-line">
                  <th className="py-2 pr-4">{translate('files_text')}</th>
                  <th className="py-2 pr-4">{translate('files_translation')}</th>
                  <th className="py-2">{translate('files_reason')}</th>
                </tr>
              </thead>
              <tbody>
                {examples.map(({ name, text, reason }, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- rows may be identical
                  <tr key={index} className="border-b border-line align-top">
                    <td dir="auto" className="py-2 pr-4 break-words">
                      {name}
                    </td>
                    <td dir="auto" className="py-2 pr-4 break-words">
                      {text}
                    </td>
                    <td className="py-2">
                      {typeof reason === 'string'
                        ? translate(skipReasons[reason])
                        : translate(problemTexts[reason.kind] ?? 'problem_other', {
                            words: reason.words,
                            language: nameOf(language),
                          })}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </div>
  )
}
