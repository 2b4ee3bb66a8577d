import { href } from 'react-router'
import { useTranslate } from '#app/i18n/app.ts'
import { useDevelopersTranslate } from '#app/i18n/developers.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { ConsoleCard } from './console-card.tsx'
import type { DevelopersData } from './developers-data.ts'

/** What other programs can do, and a console to try it. */
export function DevelopersPage(data: DevelopersData) {
  const { restaurants, appUrl, mayManageTokens, mayManageWebhooks } = data
  const translate = useDevelopersTranslate()
  const translateApp = useTranslate()
  const guestUrl = `${appUrl}/${restaurants[0]?.address ?? '{restaurant}'}`
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={translateApp('developers')} description={translate('description')} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <Card title={translate('menu')} description={translate('menu_text')}>
            <CopyField label="menu.json" text={`${guestUrl}/menu.json`} />
            <CopyField label={translate('google')} text={`${guestUrl}/food-menus.json`} />
            <CopyField label="OpenMenu" text={`${guestUrl}/openmenu.xml`} />
            <p className="text-ink-soft text-pretty">{translate('menu_cache')}</p>
          </Card>
          <Card title={translate('assistants')} description={translate('assistants_text')}>
            <CopyField label="MCP" text={`${guestUrl}/mcp`} />
          </Card>
          <Card title={translate('models')} description={translate('models_text')}>
            <CopyField label="llms.txt" text={`${appUrl}/llms.txt`} />
            <CopyField label="OpenAPI" text={`${appUrl}/api/openapi.json`} />
          </Card>
          <Card title={translateApp('apiTokens')} description={translate('tokens_text')}>
            <CopyField label={translate('header')} text="Authorization: Bearer chf_…" />
            {mayManageTokens ? (
              <ButtonLink
                tone="quiet"
                to={href('/dashboard/account/tokens')}
                className="self-start"
              >
                {translate('open_tokens')}
              </ButtonLink>
            ) : (
              <p className="text-ink-soft">{translate('only_owners')}</p>
            )}
          </Card>
          <Card title={translateApp('webhooks')} description={translate('webhooks_text')}>
            {mayManageWebhooks ? (
              <ButtonLink
                tone="quiet"
                to={href('/dashboard/account/webhooks')}
                className="self-start"
              >
                {translate('open_webhooks')}
              </ButtonLink>
            ) : (
              <p className="text-ink-soft">{translate('only_owners')}</p>
            )}
          </Card>
        </div>
        <div className="min-w-0 xl:sticky xl:top-6">
          {restaurants.length === 0 ? (
            <Notice>{translate('no_restaurant')}</Notice>
          ) : (
            <ConsoleCard {...data} />
          )}
        </div>
      </div>
    </div>
  )
}
