import { z } from 'zod'

/* The schemas of the second factor's forms. Every message is a key of `errors`. */

/** A code of an authenticator app, as apps group its digits. */
const appCode = z
  .string('factor_code_required')
  .transform((text) => text.replaceAll(/\s/gu, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'factor_code_digits'))

export const appCodeSchema = z.object({ factorCode: appCode })

/** The first code of an app that is being set up. */
export const appConfirmationSchema = z.object({ appCode })

const optional = (max: number) => z.string().trim().max(max, 'form_unreadable').catch('')

/** One of the second factors of an account: a passkey's answer, a recovery code, or an app's code. */
export const factorSchema = z
  .object({
    factorCode: optional(40),
    recoveryCode: optional(80),
    /** JSON of the browser's answer. */
    passkey: z.string().max(16_000, 'form_unreadable').catch(''),
  })
  .refine((form) => form.factorCode || form.recoveryCode || form.passkey, {
    path: ['factorCode'],
    message: 'factor_code_required',
  })
export type FactorForm = z.infer<typeof factorSchema>

export const passkeyLoginSchema = z.object({
  passkey: z.string('form_unreadable').max(16_000, 'form_unreadable'),
})

export const newPasskeySchema = z.object({
  name: z
    .string('passkey_name_required')
    .trim()
    .min(1, 'passkey_name_required')
    .max(60, 'passkey_name_long'),
  newPasskey: z.string().max(16_000, 'form_unreadable').catch(''),
})

export const passkeyChoiceSchema = z.object({ passkeyId: z.uuid('form_unreadable') })

/** A checkbox, which browsers leave out if it is off. */
export const requirementSchema = z.object({
  isRequired: z
    .string()
    .optional()
    .transform((value) => value !== undefined),
})

export const passkeyPurposeSchema = z.object({ purpose: z.enum(['register', 'confirm']) })
