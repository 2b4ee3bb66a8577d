import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  type ComponentProps,
  type ComponentType,
} from 'react'
import {
  Form as RouterForm,
  useFetcher as useRouterFetcher,
  useSubmit as useRouterSubmit,
  type FetcherWithComponents,
  type SubmitTarget,
} from 'react-router'
import { teamField } from './team-field.ts'

/*
 * The dashboard's forms, in place of React Router's: they name the team of their page, as the person may
 * have switched to another in a second window. `formAction` then rejects them (decision 101).
 */

/** The team that the page was rendered for: an owner's id. */
export const TeamContext = createContext<string | undefined>(undefined)

export function Form({ children, ...rest }: ComponentProps<typeof RouterForm>) {
  return (
    <RouterForm {...rest}>
      {rest.method === 'post' && <TeamInput />}
      {children}
    </RouterForm>
  )
}

/** Also for a plain `form` that React Router doesn't send. */
export function TeamInput() {
  const team = useContext(TeamContext)
  return team === undefined ? null : <input type="hidden" name={teamField} value={team} />
}

export function useSubmit(): ReturnType<typeof useRouterSubmit> {
  const submit = useRouterSubmit()
  const withTeam = useWithTeam()
  return useCallback((target, options) => submit(withTeam(target), options), [submit, withTeam])
}

type Fetcher<Data> = ReturnType<typeof useRouterFetcher<Data>>
type FetcherForm = ComponentType<ComponentProps<FetcherWithComponents<unknown>['Form']>>

/** A fetcher whose `Form` and `submit` name the page's team. */
export function useFetcher<Data = unknown>(): Omit<Fetcher<Data>, 'Form'> & { Form: FetcherForm } {
  const fetcher = useRouterFetcher<Data>()
  const withTeam = useWithTeam()
  const { submit, Form: Inner } = fetcher
  return {
    ...fetcher,
    Form: useMemo(
      (): FetcherForm =>
        function TeamFetcherForm({ children, ...rest }) {
          return (
            <Inner {...rest}>
              <TeamInput />
              {children}
            </Inner>
          )
        },
      [Inner],
    ),
    submit: useCallback((target, options) => submit(withTeam(target), options), [submit, withTeam]),
  }
}

/** Adds the page's team to what a script sends. A form has it already. */
function useWithTeam(): (target: SubmitTarget) => SubmitTarget {
  const team = useContext(TeamContext)
  return useCallback(
    (target) => {
      if (team === undefined || target instanceof HTMLElement) return target
      if (!(target instanceof FormData)) return { ...Object(target), [teamField]: team }
      const form = new FormData()
      for (const [name, value] of target) form.append(name, value)
      form.set(teamField, team)
      return form
    },
    [team],
  )
}
