import { z } from 'zod'
import { canonicalEmail } from './email-address.ts'
import { passwordLength } from './password-length.ts'

/*
 * The schemas of the account forms (spec section 5), which validate in the browser and again on the
 * server. Every message is a key of `errors`. Passwords are never trimmed.
 */

const maxNameLength = 80

// Names appear in our emails: a name that is a link would let strangers send it under our name.
// Email clients also turn bare domains into links, so a dot must be followed by a space ("M. Ali")
// or a single letter ("J.R."), since no domain ends like that. A single slash doesn't make a link
// ("Ali/Can"); two of them, or one after a colon, do. The pattern lists every dot and slash variant
// that domain names and URLs accept; bidi controls could display any text reversed.
const forbiddenInName =
  /[\p{Cc}\p{Bidi_Control}\u2028\u2029<>@＠]|[:：/\\／⁄∕][/\\／⁄∕]|www\.|[.。．｡][\p{L}\p{N}][\p{L}\p{N}\p{M}-]/iu

const name = (errorKey: string) =>
  z
    .string(errorKey)
    .trim()
    .min(1, errorKey)
    .max(maxNameLength, 'name_too_long')
    .refine((value) => !forbiddenInName.test(value), 'name_unfit')

// Leaves an invalid address unchanged, so that it can still be compared with another one.
const inCanonicalForm = (text: string) => canonicalEmail(text) ?? text

const email = z
  .string('email_required')
  .trim()
  .min(1, 'email_required')
  .overwrite(inCanonicalForm)
  .refine((text) => canonicalEmail(text) !== undefined, 'email_invalid')

const newPassword = (short: string) =>
  z
    .string('password_required')
    .min(passwordLength.min, short)
    .max(passwordLength.max, 'password_long')

const enteredPassword = (errorKey: string) =>
  z.string(errorKey).min(1, errorKey).max(passwordLength.max, 'password_long')

const timeZone = z
  .string('time_zone_unknown')
  .refine((value) => isTimeZone(value), 'time_zone_unknown')

/** Whether this runtime supports the IANA time zone of that name. */
export function isTimeZone(value: string): boolean {
  return value === 'UTC' || Intl.supportedValuesOf('timeZone').includes(value)
}

export const registrationSchema = z.object({
  firstName: name('first_name_required'),
  lastName: name('surname_required'),
  email,
  password: newPassword('password_short'),
  // Sent by the browser, not typed, so an unknown time zone isn't an error.
  timeZone: timeZone.catch('UTC'),
})
export type Registration = z.infer<typeof registrationSchema>

export const loginSchema = z.object({
  email,
  password: enteredPassword('password_required'),
  /** The token of a confirmation link, if one led here. */
  confirm: z.string().max(200).catch(''),
})
export type Login = z.infer<typeof loginSchema>

export const emailOnlySchema = z.object({ email })

export const passwordResetSchema = z
  .object({
    token: z.string().max(200).catch(''),
    password: newPassword('password_short'),
    repeatedPassword: z.string().catch(''),
  })
  .refine((form) => form.password === form.repeatedPassword, {
    path: ['repeatedPassword'],
    message: 'passwords_differ',
    when: () => true,
  })
export type PasswordReset = z.infer<typeof passwordResetSchema>

export const detailsSchema = z.object({
  firstName: name('first_name_required'),
  lastName: name('surname_required'),
  timeZone,
})
export type Details = z.infer<typeof detailsSchema>

export const passwordChangeSchema = z
  .object({
    currentPassword: enteredPassword('current_password_required'),
    newPassword: newPassword('new_password_short'),
    repeatedPassword: z.string().catch(''),
  })
  .refine((form) => form.newPassword === form.repeatedPassword, {
    path: ['repeatedPassword'],
    message: 'new_passwords_differ',
    when: () => true,
  })
  .refine((form) => form.newPassword !== form.currentPassword, {
    path: ['newPassword'],
    message: 'new_password_same',
  })
export type PasswordChange = z.infer<typeof passwordChangeSchema>

/**
 * Creates the schema of the form that changes the email address.
 * @param currentEmail the owner's current address, which the new one must differ from
 */
export const createEmailChangeSchema = (currentEmail: string) =>
  z
    .object({
      newEmail: email.refine((value) => value !== inCanonicalForm(currentEmail), 'email_same'),
      repeatedEmail: z.string().trim().overwrite(inCanonicalForm).catch(''),
      currentPassword: enteredPassword('current_password_required').min(
        passwordLength.min,
        'current_password_short',
      ),
    })
    .refine((form) => form.newEmail === form.repeatedEmail, {
      path: ['repeatedEmail'],
      message: 'emails_differ',
      when: () => true,
    })
export type EmailChange = z.infer<ReturnType<typeof createEmailChangeSchema>>

export const passwordOnlySchema = z.object({
  password: enteredPassword('current_password_required'),
})

export const sessionChoiceSchema = z.object({ sessionId: z.uuid('form_unreadable') })

/** A form without fields. */
export const emptySchema = z.object({})
