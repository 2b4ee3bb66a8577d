import { Pencil, Trash2, UtensilsCrossed } from 'lucide-react'
import { useState } from 'react'
import { useTranslate } from '#app/i18n/app.ts'
import { useAccountTranslate } from '#app/i18n/account.ts'
import { StatusBadge } from '#app/routes/dashboard/billing/status-badge.tsx'
import { StatusLabel } from '#app/routes/dashboard/restaurants/status-label.tsx'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { SortableList } from '#app/ui/sortable-list.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { SwitchField } from '#app/ui/switch-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useToast } from '#app/ui/use-toast.ts'
import { Grid, Row, Section } from './section.tsx'

const tones = ['primary', 'quiet', 'danger'] as const

export function Buttons() {
  const translate = useTranslate()
  const label = translate('addMenu')
  return (
    <Section title="Buttons">
      {tones.map((tone) => (
        <Row key={tone}>
          <Button tone={tone}>{label}</Button>
          <Button tone={tone} busy>
            {label}
          </Button>
          <Button tone={tone} disabled>
            {label}
          </Button>
          <ButtonLink tone={tone} to="/local/gallery" reloadDocument>
            {label}
          </ButtonLink>
        </Row>
      ))}
      <Row>
        <IconButton icon={Pencil} label={label} />
        <IconButton icon={Trash2} label={translate('close')} danger />
        <Spinner label={translate('loading')} />
      </Row>
    </Section>
  )
}

export function Fields() {
  const translate = useAccountTranslate()
  const app = useTranslate()
  const label = translate('email')
  const hint = app('pageNotFoundHint')
  const error = app('pageNotFound')
  return (
    <Section title="Fields">
      <Grid>
        <Field label={label} />
        <Field label={label} hint={hint} defaultValue="ayse@example.com" />
        <Field label={label} error={error} defaultValue="ayse@" />
        <Field label={label} disabled defaultValue="ayse@example.com" />
        <PasswordField label={translate('password')} defaultValue="correct horse" />
        <PasswordField label={translate('password')} error={error} />
        <SelectField label={app('language')}>
          <option>English</option>
          <option>Türkçe</option>
        </SelectField>
        <FileField label={app('download')} hint={hint} />
        <TextAreaField label={app('account')} hint={hint} defaultValue={app('promiseText')} />
        <TextAreaField label={app('account')} error={error} />
        <SwitchField label={app('menus')} hint={hint} defaultChecked />
        <SwitchField label={app('menus')} disabled />
      </Grid>
    </Section>
  )
}

const statuses = [
  'trialing',
  'active',
  'canceling',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'ended',
] as const

export function Messages() {
  const translate = useTranslate()
  const [title, text] = [translate('pageNotFound'), translate('pageNotFoundHint')]
  return (
    <Section title="Messages">
      <Grid>
        {(['info', 'good', 'bad'] as const).map((tone) => (
          <Notice key={tone} tone={tone} title={title}>
            {text}
          </Notice>
        ))}
        <Notice>{text}</Notice>
        <EmptyState
          as="h3"
          icon={UtensilsCrossed}
          title={title}
          text={text}
          action={<Button>{translate('addMenu')}</Button>}
        />
        <Row>
          <StatusLabel isActive />
          <StatusLabel isActive={false} />
          {statuses.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </Row>
        <Card
          title={translate('menus')}
          description={text}
          aside={<IconButton icon={Pencil} label={translate('menus')} />}
          footer={<Button tone="quiet">{translate('close')}</Button>}
        >
          {translate('promiseText')}
        </Card>
      </Grid>
    </Section>
  )
}

const courses = ['Çorbalar', 'Ana yemekler', 'Tatlılar']
const nameOf = (name: string) => name
const save = () => Promise.resolve()

/** Dialogs, toasts and a sortable list. */
export function Layers() {
  const translate = useTranslate()
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const action = { label: translate('tryAgain'), run: () => setOpen(true) }
  return (
    <Section title="Dialogs, toasts, sorting">
      <Row>
        <Button tone="danger" onClick={() => setOpen(true)}>
          Open the dialog
        </Button>
        <Button tone="quiet" onClick={() => toast({ title: translate('promise') })}>
          Show a toast
        </Button>
        <Button tone="quiet" onClick={() => toast({ title: translate('pageFailed'), tone: 'bad' })}>
          Show an error toast
        </Button>
        <Button tone="quiet" onClick={() => toast({ title: translate('promise'), action })}>
          Offer an action in a toast
        </Button>
      </Row>
      <SortableList
        items={courses}
        idOf={nameOf}
        nameOf={nameOf}
        onReorder={save}
        renderItem={(name, handle) => (
          <div className="flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-2">
            {handle}
            {name}
          </div>
        )}
      />
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={translate('menus')}
        body={translate('pageNotFoundHint')}
        confirmLabel={translate('tryAgain')}
        cancelLabel={translate('close')}
        onConfirm={() => setOpen(false)}
        danger
      />
    </Section>
  )
}
