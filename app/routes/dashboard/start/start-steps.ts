import { href } from 'react-router'
import type { Setup, SetupStep } from '#app/domain/setup/list-setups.ts'

/** The steps of the guided setup, in order. Each can be skipped; the URL says which is open. */
export const startSteps = ['restaurant', 'menu', 'dishes', 'guest', 'assistant', 'qr'] as const
export type StartStep = (typeof startSteps)[number]

const setupSteps: Readonly<Record<StartStep, readonly SetupStep[]>> = {
  restaurant: ['restaurant'],
  menu: ['menu', 'shown'],
  dishes: ['dish', 'active_dish'],
  guest: [],
  assistant: ['subscription', 'active', 'assistant'],
  qr: [],
}

/**
 * Whether everything that a step sets up exists. `guest` and `qr`, which set nothing up, are never
 * done.
 */
export function isStepDone({ steps }: Setup, step: StartStep): boolean {
  const required = steps.filter(({ key }) => setupSteps[step].includes(key))
  return required.length > 0 && required.every(({ isDone }) => isDone)
}

/** Returns the step to open: the requested one, or else the first that isn't done. */
export function stepToOpen(setup: Setup, requested: string | null): StartStep {
  const requestedStep = startSteps.find((step) => step === requested)
  const undone = startSteps.find((step) => setupSteps[step].length > 0 && !isStepDone(setup, step))
  return requestedStep ?? undone ?? 'qr'
}

/** Returns the path of a step; the restaurant is that of all steps that follow. */
export function startStepPath(step: StartStep, restaurantId?: string): string {
  const search = new URLSearchParams({ step, ...(restaurantId && { restaurant: restaurantId }) })
  return `${href('/dashboard/start')}?${search}`
}

export function nextStep(step: StartStep): StartStep | undefined {
  return startSteps[startSteps.indexOf(step) + 1]
}
