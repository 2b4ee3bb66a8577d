import { href, redirect } from 'react-router'
import { findSuggestedHouseFact } from '#app/assistant/house/find-suggested-house-fact.ts'
import { keepInstruction } from '#app/domain/house/keep-instruction.ts'
import { houseVersion, listHouseFacts } from '#app/domain/house/list-house-facts.ts'
import { saveHouseFacts } from '#app/domain/house/save-house-facts.ts'
import { listMenus } from '#app/domain/menus/list-menus.ts'
import { chooseMenus } from '#app/domain/restaurants/choose-menus.ts'
import { countConversations } from '#app/domain/restaurants/count-conversations.ts'
import { deleteRestaurant } from '#app/domain/restaurants/delete-restaurant.ts'
import { getRestaurant } from '#app/domain/restaurants/get-restaurant.ts'
import { setPicture, type RestaurantPicture } from '#app/domain/restaurants/set-picture.ts'
import { updateRestaurant } from '#app/domain/restaurants/update-restaurant.ts'
import { defaultLook } from '#app/domain/guest-menu/look.ts'
import { lookVersion } from '#app/domain/look/look-version.ts'
import { saveLook } from '#app/domain/look/save-look.ts'
import { saveVisit } from '#app/domain/visit/save-visit.ts'
import { visitVersion } from '#app/domain/visit/visit-version.ts'
import { emptySchema } from '#app/domain/accounts/schemas.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { rawFormSchema, editAction, onForm, onUpload } from '#app/handlers/form-action.ts'
import { loadPage } from '#app/http/load-page.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { uploadImage } from '#app/services/images/index.server.ts'
import { bucketOf } from '#app/services/images/picture-path.ts'
import { removePictures } from '#app/services/images/remove-pictures.server.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { toRestaurantView } from '../restaurant-view.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/restaurant'
import { removePicture } from './remove-picture.ts'
import { RestaurantPage } from './restaurant-page.tsx'
import { visitTexts } from './visit-texts.ts'

export const handle = appHandle({
  policy: { permission: 'editMenus' },
  parent: { path: href('/dashboard/restaurants'), breadcrumb: 'restaurants' },
  breadcrumb: ({ restaurant }: Route.ComponentProps['loaderData']) => restaurant.name,
})

export async function loader({ params, context }: Route.LoaderArgs) {
  const { appUrl } = context.get(settingsContext)
  return loadPage(async () => {
    const { owner, member } = sessionOf(context)
    const [stored, facts, menus, conversationCount] = await Promise.all([
      getRestaurant(member, params.restaurantId),
      listHouseFacts(member, params.restaurantId),
      listMenus(member),
      countConversations(member, params.restaurantId),
    ])
    const { chatStartWarningMessage, aiInstructions, slug, updatedAt, menu, visit, look } = stored
    const texts = [aiInstructions, menu?.aiMenuInstructions ?? '']
    return {
      restaurant: toRestaurantView(stored, appUrl),
      texts: {
        chatStartWarningMessage: chatStartWarningMessage ?? '',
        aiInstructions,
        slug: slug ?? '',
      },
      version: updatedAt.toISOString(),
      visit: {
        texts: visitTexts(visit),
        version: visitVersion(visit),
        timeZone: owner.timeZone,
      },
      look: { values: look ?? defaultLook, version: lookVersion(look) },
      house: {
        facts,
        version: houseVersion(facts),
        suggested: await findSuggestedHouseFact({
          texts,
          keptHashes: stored.keptInstructions,
        }),
      },
      menus: menus.map(({ id, name, currency }) => ({ id, name, currency })),
      conversationCount,
      appUrl,
    }
  })
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  return editAction(route, () => formsOf(route))
}

function formsOf({ params: { restaurantId }, context }: Route.ActionArgs) {
  const { member } = sessionOf(context)
  const uploadOf = (picture: RestaurantPicture) =>
    onUpload(emptySchema, async (_, bytes) => {
      const change = await setPicture(member, restaurantId, picture, (id) =>
        uploadImage(bucketOf[picture], id, bytes),
      )
      return { done: picture, ...change }
    })
  return {
    details: onForm(rawFormSchema, async (form) => {
      const { updatedAt } = await updateRestaurant(member, restaurantId, form)
      return { done: 'details', version: updatedAt.toISOString() }
    }),
    visit: onForm(rawFormSchema, async (form) => {
      const visit = await saveVisit(member, restaurantId, form)
      return { done: 'visit', version: visitVersion(visit) }
    }),
    look: onForm(rawFormSchema, async (form) => {
      const look = await saveLook(member, restaurantId, form)
      return { done: 'look', version: lookVersion(look) }
    }),
    house: onForm(rawFormSchema, async (form) => {
      const facts = await saveHouseFacts(member, restaurantId, form)
      return { done: form['move'] ? 'moved' : 'house', version: houseVersion(facts) }
    }),
    keepInstruction: onForm(rawFormSchema, async (form) => {
      await keepInstruction(member, restaurantId, form)
      return { done: 'keepInstruction' }
    }),
    menu: onForm(rawFormSchema, async (form) => {
      await chooseMenus(member, restaurantId, form)
      return { done: 'menu' }
    }),
    logo: uploadOf('logo'),
    deleteLogo: onForm(emptySchema, async () => {
      return { done: 'deleteLogo', ...(await removePicture(member, restaurantId, 'logo')) }
    }),
    cover: uploadOf('cover'),
    deleteCover: onForm(emptySchema, async () => {
      return { done: 'deleteCover', ...(await removePicture(member, restaurantId, 'cover')) }
    }),
    delete: onForm(emptySchema, async () => {
      const pictures = await deleteRestaurant(member, restaurantId)
      await removePictures(pictures, context.get(settingsContext).log)
      throw redirect(`${href('/dashboard/restaurants')}?deleted=${restaurantId}`)
    }),
  }
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function RestaurantRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RestaurantPage
      key={loaderData.restaurant.id}
      {...loaderData}
      saved={loaderData}
      result={actionData}
    />
  )
}
