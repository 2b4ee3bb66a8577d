/** The key in session storage. */
export const filterKey = (restaurantId: string) => `chefin.${restaurantId}.filter`

/** Stores the filter's choice in session storage; without access to it, only while the page is open. */
export function choiceStorage(restaurantId: string) {
  const key = filterKey(restaurantId)
  const storage = storageIfAny()
  return {
    read: () => storage?.getItem(key)?.split(',') ?? [],
    write(chosen: readonly string[]) {
      if (chosen.length > 0) storage?.setItem(key, chosen.join(','))
      else storage?.removeItem(key)
    },
  }
}

function storageIfAny(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
