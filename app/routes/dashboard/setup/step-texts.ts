import type { SetupStep } from '#app/domain/setup/list-setups.ts'

/** The message keys of the setup steps in the namespace `home`: what to do, and why. */
export const stepTexts = {
  restaurant: ['step_restaurant', 'step_restaurant_text'],
  menu: ['step_menu', 'step_menu_text'],
  shown: ['step_shown', 'step_shown_text'],
  dish: ['step_dish', 'step_dish_text'],
  active_dish: ['step_active_dish', 'step_active_dish_text'],
  subscription: ['step_subscription', 'step_subscription_text'],
  active: ['step_active', 'step_active_text'],
  assistant: ['step_assistant', 'step_assistant_text'],
} as const satisfies Readonly<Record<SetupStep, readonly [string, string]>>
