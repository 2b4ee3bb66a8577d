import { href } from 'react-router'

export const conversationsPath = href('/dashboard/conversations')

/** The page that asks for the password before a download. Its query is the list's filter. */
export const downloadPath = `${conversationsPath}/download`

/** The page that checks answers that guests have kept. */
export const receiptPath = `${conversationsPath}/receipt`

/** The file to download. Its query is the same filter, and the grant from the password check. */
export const exportPath = `${conversationsPath}/export`

export function conversationPath(id: string): string {
  return `${conversationsPath}/conversation/${id}`
}
