import { href, redirect } from 'react-router'
import { listCategories } from '#app/domain/categories/list-categories.ts'
import { listImports } from '#app/domain/menu-imports/list-imports.ts'
import { addRestaurant } from '#app/domain/restaurants/add-restaurant.ts'
import { chooseMenus } from '#app/domain/restaurants/choose-menus.ts'
import { newRestaurantSchema } from '#app/domain/restaurants/schemas.ts'
import { addDishes } from '#app/domain/setup/add-dishes.ts'
import { listSetups, type Setup } from '#app/domain/setup/list-setups.ts'
import { examplesFor } from '#app/domain/setup/menu-templates.ts'
import { startedMenuSchema } from '#app/domain/setup/schemas.ts'
import { startMenu } from '#app/domain/setup/start-menu.ts'
import { rawFormSchema, editAction, onForm } from '#app/handlers/form-action.ts'
import { loadPage } from '#app/http/load-page.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { localeContext } from '#app/middleware/locale.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import { currencyNames } from '../menu/update/currency-names.ts'
import { drawPlainCode } from '../../qr-code.server.ts'
import type { Route } from './+types/start'
import { StartPage } from './start-page.tsx'
import { startStepPath, stepToOpen, type StartStep } from './start-steps.ts'
import type { Member } from '#app/domain/actor.ts'

export const handle = appHandle({ policy: { permission: 'addMenus' }, breadcrumb: 'start' })

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const { appUrl } = context.get(settingsContext)
  return loadPage(async () => {
    const { member } = sessionOf(context)
    const setup = await findSetup(member, searchParams.get('restaurant'))
    const { menuId } = setup
    const [{ menu, imports }, categories] = menuId
      ? await Promise.all([listImports(member, menuId), listCategories(member, menuId)])
      : [{ menu: undefined, imports: [] }, []]
    const step = stepToOpen(setup, searchParams.get('step'))
    const restaurant = setup.restaurant && {
      id: setup.restaurant.id,
      name: setup.restaurant.name,
      guestPath: `/${setup.restaurant.slug ?? setup.restaurant.id}`,
      qrUrl: `${appUrl}/${setup.restaurant.id}`,
    }
    return {
      step,
      setup,
      restaurant: restaurant ?? undefined,
      code: restaurant && step === 'qr' ? drawPlainCode(restaurant.qrUrl, 'H') : undefined,
      menu: menu && { id: menu.id, name: menu.name, currency: menu.currency },
      draftId: imports.find(({ state }) => state === 'draft')?.id,
      categories: categories
        .filter(({ parentId }) => parentId === null)
        .map(({ id, name }) => ({ id, name, examples: examplesFor(name) })),
      currencies: currencyNames(context.get(localeContext)),
    }
  })
}

/** Finds the setup of the requested restaurant, or else the first whose menu guests can't read yet. */
async function findSetup(member: Member, restaurantId: string | null): Promise<Setup> {
  const setups = await listSetups(member)
  const setup =
    setups.find(({ restaurant }) => restaurant?.id === restaurantId?.toLowerCase()) ??
    setups.find(({ canRead }) => !canRead) ??
    setups[0]
  if (!setup) throw new Error('An account has no setup')
  return setup
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  return editAction(route, () => formsOf(route))
}

function formsOf({ request, context }: Route.ActionArgs) {
  const { member } = sessionOf(context)
  const requested = new URL(request.url).searchParams.get('restaurant')
  const continueWith = async (step: StartStep, restaurantId?: string) => {
    const id = restaurantId ?? (await findSetup(member, requested)).restaurant?.id
    throw redirect(startStepPath(step, id))
  }
  return {
    restaurant: onForm(newRestaurantSchema, async (form) => {
      const { id } = await addRestaurant(member, form)
      return continueWith('menu', id)
    }),
    menu: onForm(startedMenuSchema, async (form, { locale }) => {
      const { id: menuId } = await startMenu(member, form, locale)
      if (form.template === 'file') {
        throw redirect(href('/dashboard/menuList/menu/:menuId/import', { menuId }))
      }
      return continueWith('dishes')
    }),
    show: onForm(rawFormSchema, async () => {
      const { restaurant, menuId } = await findSetup(member, requested)
      if (restaurant) await chooseMenus(member, restaurant.id, { menuId: menuId ?? '' })
      return continueWith('dishes', restaurant?.id)
    }),
    dishes: onForm(rawFormSchema, async (form, { locale }) => {
      const { restaurant } = await findSetup(member, requested)
      await addDishes(member, form['menuId'] ?? '', form, locale)
      return continueWith('guest', restaurant?.id)
    }),
  }
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function StartRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <StartPage {...loaderData} result={actionData} />
}
