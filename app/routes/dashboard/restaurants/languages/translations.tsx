import { href, redirect } from 'react-router'
import { z } from 'zod'
import { emptySchema } from '#app/domain/accounts/schemas.ts'
import { ForbiddenError, InvalidInputError } from '#app/domain/errors.ts'
import { listTranslations } from '#app/domain/translations/list-translations.ts'
import { pageOfTranslations } from '#app/domain/translations/page-of-translations.ts'
import { importFile } from '#app/domain/translations/files/import-file.ts'
import { findRun } from '#app/domain/translations/runs/find-run.ts'
import { pauseRun } from '#app/domain/translations/runs/pause-run.ts'
import { startRun } from '#app/domain/translations/runs/start-run.ts'
import { saveGlossary } from '#app/domain/translations/save-glossary.ts'
import { acceptTranslation, saveTranslation } from '#app/domain/translations/save-translation.ts'
import { editAction, onForm, onUpload, rawFormSchema } from '#app/handlers/form-action.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { loadPage } from '#app/http/load-page.ts'
import { localeContext } from '#app/middleware/locale.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/translations'
import { toModelView } from './model-view.ts'
import { toSubjectView } from './subject-view.ts'
import { TranslationsPage } from './translations-page.tsx'
import { parseView } from './translations-view.ts'

export const handle = appHandle({
  policy: { permission: 'editMenus' },
  parent: { path: href('/dashboard/restaurants'), breadcrumb: 'restaurants' },
  breadcrumb: ({ restaurant }: Route.ComponentProps['loaderData']) => restaurant.name,
})

export function loader({ params, request, context }: Route.LoaderArgs) {
  const view = parseView(new URL(request.url).searchParams)
  return loadPage(async () => {
    const { member } = sessionOf(context)
    const listed = await listTranslations(member, params.restaurantId, params.language).catch(
      redirectToLanguages(params.restaurantId),
    )
    const { restaurant, from, to, liveAt, glossary } = listed
    const locale = context.get(localeContext)
    const { subjects, from: first, ...page } = await pageOfTranslations(listed.subjects, view)
    const model =
      context.get(settingsContext).translations &&
      toModelView(listed.subjects, await findRun(member, restaurant.id, to), locale)
    const { id, name, slug } = restaurant
    return {
      restaurant: { id, name, path: `/${slug ?? id}` },
      from,
      to,
      isLive: liveAt !== null,
      glossary,
      view: { show: view.show, words: view.words, from: first },
      model,
      ...page,
      subjects: subjects.map((subject) => toSubjectView(subject, locale)),
    }
  })
}

/** Redirects owners who haven't chosen their menu's original language to the page where they can. */
const redirectToLanguages = (restaurantId: string) => (error: unknown) => {
  if (!(error instanceof InvalidInputError)) throw error
  throw redirect(
    href('/dashboard/restaurants/restaurant/:restaurantId/languages', { restaurantId }),
  )
}

export const headers = pageHeaders

const importForm = z.looseObject({
  confirmed: z.string().optional(),
  replaces: z.string().optional(),
})

export function action(route: Route.ActionArgs) {
  const { restaurantId, language } = route.params
  return editAction(route, () => {
    const { member } = sessionOf(route.context)
    return {
      save: onForm(rawFormSchema, async (form) => {
        const { state } = await saveTranslation(member, restaurantId, language, form)
        return { done: 'save', subject: form['subject'] ?? '', state }
      }),
      accept: onForm(rawFormSchema, async (form) => {
        await acceptTranslation(member, restaurantId, language, form)
        return { done: 'accept', subject: form['subject'] ?? '' }
      }),
      import: onUpload(importForm, async ({ confirmed, replaces }, bytes) => ({
        done: 'import',
        file: await importFile(member, restaurantId, language, bytes, {
          isConfirmed: confirmed === 'on',
          replacesReviewed: replaces === 'on',
        }),
      })),
      start: onForm(emptySchema, async () => {
        const { translations } = route.context.get(settingsContext)
        if (!translations) throw new ForbiddenError('run_has_no_model')
        await startRun(member, restaurantId, language)
        translations.wake()
        return { done: 'start' }
      }),
      pause: onForm(emptySchema, async () => {
        await pauseRun(member, restaurantId, language)
        return { done: 'pause' }
      }),
      glossary: onForm(rawFormSchema, async (form) => {
        await saveGlossary(member, restaurantId, language, form)
        return { done: 'glossary' }
      }),
    }
  })
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function TranslationsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { restaurant, to } = loaderData
  return <TranslationsPage key={`${restaurant.id} ${to}`} {...loaderData} result={actionData} />
}
