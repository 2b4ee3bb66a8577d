import { z } from 'zod'
import { optionalText, storableText } from '../field-schemas.ts'
import { findOverlap, maxHoursLength, parseHours } from '../hours/hours-text.ts'
import { weekdays, type OpenTime, type Weekday } from '../guest-menu/visit.ts'

export const maxPhoneLength = 30
export const maxWifiNameLength = 32
export const maxWifiKeyLength = 63
export const maxLinkLength = 200
export const maxNoticeLength = 200

export const linkFields = ['link1', 'link2', 'link3', 'link4'] as const

const oneLine = (max: number) => optionalText({ max, isOneLine: true })

/** A day's opening times, as `parseHours` parses them. */
const dayHours = oneLine(maxHoursLength).transform((text, { addIssue }): readonly OpenTime[] => {
  const times = parseHours(text)
  if (typeof times !== 'string') return times
  addIssue({ code: 'custom', message: times })
  return z.NEVER
})

const link = oneLine(maxLinkLength).refine((text) => text === '' || isLink(text), 'link_malformed')

const hoursFields: Record<Weekday, typeof dayHours> = {
  monday: dayHours,
  tuesday: dayHours,
  wednesday: dayHours,
  thursday: dayHours,
  friday: dayHours,
  saturday: dayHours,
  sunday: dayHours,
}

/** The form of a restaurant's `Visit`; omitted fields are emptied. */
export const visitSchema = z
  .object({
    ...hoursFields,
    phone: oneLine(maxPhoneLength).refine(
      (text) => text === '' || isPhone(text),
      'phone_malformed',
    ),
    wifiName: oneLine(maxWifiNameLength),
    wifiKey: oneLine(maxWifiKeyLength),
    link1: link,
    link2: link,
    link3: link,
    link4: link,
    notice: oneLine(maxNoticeLength),
    /** The `visitVersion` of the form's initial values. */
    visitVersion: storableText('changed_elsewhere'),
  })
  .superRefine((form, { addIssue }) => {
    const overlap = findOverlap(weekdays.map((day) => form[day]))
    const path = overlap && weekdays[overlap.day]
    if (path) {
      const params = { time: overlap.closes }
      addIssue({ code: 'custom', path: [path], message: 'hours_overlap_night', params })
    }
    if (form.wifiKey !== '' && form.wifiName === '') {
      addIssue({ code: 'custom', path: ['wifiName'], message: 'wifi_name_required' })
    }
  })

// As people write numbers: "+90 (216) 555 01 23".
function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length
  return /^\+?[\d\s()./-]+$/.test(text) && digits >= 3 && digits <= 15
}

function isLink(text: string): boolean {
  try {
    const { protocol, hostname, username, password } = new URL(text)
    const hasLogin = username !== '' || password !== ''
    return protocol === 'https:' && /^https:\/\//i.test(text) && /.\../.test(hostname) && !hasLogin
  } catch {
    return false
  }
}
