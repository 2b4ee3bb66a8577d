import { href } from 'react-router'
import type { Setup, SetupStep } from '#app/domain/setup/list-setups.ts'

/** The steps of the guided path, in order. Any can be skipped, and the address says which is open. */
export const startSteps = ['restaurant', 'menu', 'dishes', 'guest', 'assistant', 'qr'] as const
export type StartStep = (typeof startSteps)[number]

const neededFor: Readonly<Record<StartStep, readonly SetupStep[]>> = {
  restaurant: ['restaurant'],
  menu: ['menu', 'shown'],
  dishes: ['dish', 'active_dish'],
  guest: [],
  assistant: ['subscription', 'active', 'assistant'],
  qr: [],
}

/** Whether everything of a step exists. Looking at the page and printing the code are never done. */
export function isStepDone({ steps }: Setup, step: StartStep): boolean {
  const needed = steps.filter(({ key }) => neededFor[step].includes(key))
  return needed.length > 0 && needed.every(({ isDone }) => isDone)
}

/** Returns the step to open: the requested one, or else the first that isn't done. */
export function openedStep(setup: Setup, requested: string | null): StartStep {
  const known = startSteps.find((step) => step === requested)
  const undone = startSteps.find((step) => neededFor[step].length > 0 && !isStepDone(setup, step))
  return known ?? undone ?? 'qr'
}

/** The address of a step, which keeps to one restaurant. */
export function stepAddress(step: StartStep, restaurantId?: string): string {
  const search = new URLSearchParams({ step, ...(restaurantId && { restaurant: restaurantId }) })
  return `${href('/dashboard/start')}?${search}`
}

export function nextStep(step: StartStep): StartStep | undefined {
  return startSteps[startSteps.indexOf(step) + 1]
}
