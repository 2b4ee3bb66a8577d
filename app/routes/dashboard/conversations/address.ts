export const conversationsPath = '/dashboard/conversations'

/** The page of one conversation. */
export function conversationPath(id: string): string {
  return `${conversationsPath}/conversation/${id}`
}
