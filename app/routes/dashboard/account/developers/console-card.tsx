import { useState, type SubmitEvent } from 'react'
import { useDevelopersTranslate } from '#app/i18n/developers.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { useLanguageName } from '../../restaurants/languages/language-name.ts'
import {
  curlOf,
  operationGroups,
  operations,
  pathOf,
  type Operation,
  type OperationName,
} from './operations.ts'
import { ResponseView } from './response-view.tsx'
import { useRequest } from './use-request.ts'
import type { DevelopersData } from './developers-data.ts'

type Props = Pick<DevelopersData, 'restaurants' | 'languages' | 'appUrl'>

const indented = (value: unknown) => JSON.stringify(value, null, 2)

/** Sends requests to a restaurant of the team. What is typed is kept in the page's memory only. */
export function ConsoleCard({ restaurants, languages, appUrl }: Props) {
  const translate = useDevelopersTranslate()
  const nameOf = useLanguageName()
  const { outcome, send } = useRequest()
  const [name, setName] = useState<OperationName>('menu')
  const [restaurant = { id: '', name: '', address: '' }, setRestaurant] = useState(restaurants[0])
  const [language, setLanguage] = useState('')
  const [dishId, setDishId] = useState('')
  const [token, setToken] = useState('')
  const [typedBody, setBody] = useState<string>()
  const operation: Operation = operations[name]
  const typed = {
    restaurant: restaurant.address,
    restaurantId: restaurant.id,
    language,
    dishId,
  }
  const path = pathOf(operation, typed)
  const body = typedBody ?? (operation.body ? indented(operation.body(typed)) : '')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void send(operation, { path, token: token.trim(), body })
  }
  // Fields without a name are in no address, even if the form is sent without a script.
  return (
    <Card title={translate('console')} description={translate('console_text')}>
      <form onSubmit={submit} className="flex flex-col gap-5" autoComplete="off">
        <SelectField
          label={translate('operation')}
          value={name}
          onChange={({ target }) => {
            const chosen = operationGroups.flatMap(([, names]) => [...names])
            setName(chosen.find((one) => one === target.value) ?? 'menu')
            setBody(undefined)
          }}
        >
          {operationGroups.map(([group, names]) => (
            <optgroup key={group} label={translate(`group_${group}`)}>
              {names.map((one) => (
                <option key={one} value={one}>
                  {translate(`op_${one}`)}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <div className="grid gap-4 sm:grid-cols-2">
          {(operation.path.includes('{restaurant}') || operation.body) && (
            <SelectField
              label={translate('restaurant')}
              value={restaurant.id}
              onChange={({ target }) => {
                setRestaurant(restaurants.find(({ id }) => id === target.value))
                setBody(undefined)
              }}
            >
              {restaurants.map(({ id, name: label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </SelectField>
          )}
          {operation.hasLanguage && (
            <SelectField
              label={translate('language')}
              value={language}
              onChange={({ target }) => setLanguage(target.value)}
            >
              <option value="">{translate('language_original')}</option>
              {languages.map((one) => (
                <option key={one} value={one}>
                  {nameOf(one)}
                </option>
              ))}
            </SelectField>
          )}
          {operation.path.includes('{dishId}') && (
            <Field
              label={translate('dish')}
              hint={translate('dish_hint')}
              value={dishId}
              onChange={({ target }) => setDishId(target.value)}
              autoComplete="off"
              spellCheck={false}
              required
            />
          )}
        </div>
        {operation.token && (
          <Field
            type="password"
            label={translate('token')}
            hint={translate(operation.token === 'optional' ? 'token_optional' : 'token_hint')}
            value={token}
            onChange={({ target }) => setToken(target.value)}
            autoComplete="off"
            spellCheck={false}
          />
        )}
        {operation.body && (
          <TextAreaField
            label={translate('request_body')}
            value={body}
            onChange={({ target }) => setBody(target.value)}
            rows={8}
            className="font-mono text-sm"
            autoComplete="off"
            spellCheck={false}
          />
        )}
        {operation.isChange && <Notice>{translate('changes')}</Notice>}
        <p className="font-mono text-sm wrap-anywhere" dir="ltr">
          <span className="font-semibold">{operation.method}</span> {path}
        </p>
        <Button type="submit" className="self-start">
          {translate('send')}
        </Button>
      </form>
      <ResponseView outcome={outcome} />
      <CopyField label={translate('curl')} text={curlOf(operation, appUrl + path, body)} />
    </Card>
  )
}
