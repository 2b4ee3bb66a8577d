export const conversationsPath = '/dashboard/conversations'

/** The page that asks for the password before a download; it takes the list's filter. */
export const downloadPath = `${conversationsPath}/download`

/** The file itself; it takes the same filter, and the grant that the password gave. */
export const exportPath = `${conversationsPath}/export`

/** The page of one conversation. */
export function conversationPath(id: string): string {
  return `${conversationsPath}/conversation/${id}`
}
