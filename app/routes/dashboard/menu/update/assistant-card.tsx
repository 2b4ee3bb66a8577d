import type { DishCounts } from '#app/assistant/instructions/preview-instructions.ts'
import { aiSettingsSchema, maxAiTextLength } from '#app/domain/menus/schemas.ts'
import { useMenusTranslate } from '#app/i18n/menus.ts'
import { Card } from '#app/ui/card.tsx'
import { fieldId } from '#app/ui/field-id.ts'
import { failureOf } from '#app/ui/form-failure.ts'
import { FormNotice } from '#app/ui/form-notice.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useValidatedForm } from '#app/ui/use-validated-form.ts'
import { useVersionedForm } from '#app/ui/use-versioned-form.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { savedVersion, useDone } from '#app/ui/use-done.ts'
import { Form } from '#app/ui/team-forms.tsx'
import type { EditedMenu } from './edited-menu.ts'
import { isIncomplete, MissingDishes } from './missing-dishes.tsx'

interface Props {
  readonly menu: EditedMenu
  /** Dish counts of the assistant stored at the provider; undefined if it stores none. */
  readonly storedDishes: DishCounts | undefined
  readonly result: unknown
}

export function AssistantCard({ menu, storedDishes, result }: Props) {
  const translate = useMenusTranslate()
  const toast = useToast()
  const { aiContext, aiMenuInstructions, aiVersion } = menu
  const edited = useVersionedForm({
    failure: failureOf(result, 'ai'),
    saved: savedVersion(result, 'ai', 'assistant'),
    stored: { aiContext, aiMenuInstructions, aiVersion },
    versionField: 'aiVersion',
  })
  const { failure, version } = edited
  const { errors, handlers } = useValidatedForm(aiSettingsSchema, failure)
  const warning = syncWarningOf(result)
  // The warning already says that the settings are saved.
  const report = (title: string) => warning === undefined && toast({ title })
  useDone(result, 'ai', () => report(translate('ai_updated')))
  useDone(result, 'assistant', () => report(translate('ai_created')))
  const field = (name: 'aiContext' | 'aiMenuInstructions') => ({
    name,
    rows: 5,
    maxLength: maxAiTextLength,
    defaultValue: failure?.values[name] ?? menu[name],
    error: errors[name],
  })
  return (
    <Card title={translate('ai_assistant')} description={translate('ai_description')}>
      <FormNotice
        form={edited}
        fields={[
          { name: 'aiContext', label: translate('ai_context') },
          { name: 'aiMenuInstructions', label: translate('ai_instructions') },
        ]}
      />
      {warning && <Notice tone="bad">{translate('ai_not_told', { reason: warning })}</Notice>}
      {storedDishes && isIncomplete(storedDishes) && (
        <Notice title={translate('assistant_too_long')}>
          <MissingDishes counts={storedDishes} />
          <p>{translate('assistant_too_long_cure')}</p>
        </Notice>
      )}
      <div className="rounded-card bg-sunken px-4 py-3">
        <p className="text-sm font-semibold">{translate('assistant_id')}</p>
        {menu.assistantId ? (
          <code className="text-sm break-all">{menu.assistantId}</code>
        ) : (
          <p className="text-sm text-ink-soft">{translate('assistant_first_save')}</p>
        )}
      </div>
      <Form method="post" preventScrollReset {...handlers} className="flex flex-col gap-5">
        <input type="hidden" name="aiVersion" value={version} />
        <TextAreaField
          {...field('aiContext')}
          id={fieldId('aiContext')}
          label={translate('ai_context')}
          hint={translate('ai_context_hint')}
          placeholder={translate('ai_context_example')}
        />
        <TextAreaField
          {...field('aiMenuInstructions')}
          id={fieldId('aiMenuInstructions')}
          label={translate('ai_instructions')}
          hint={translate('ai_instructions_hint')}
          placeholder={translate('ai_instructions_example')}
        />
        <SubmitButton name="intent" value="ai" className="self-start">
          {translate('save')}
        </SubmitButton>
      </Form>
    </Card>
  )
}

/** Why saved settings couldn't be sent to the provider; undefined if they were sent. */
export function syncWarningOf(result: unknown): string | undefined {
  const { warning }: { warning?: unknown } = Object(result)
  return typeof warning === 'string' ? warning : undefined
}
