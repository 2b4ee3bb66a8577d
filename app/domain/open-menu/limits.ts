/** Requests of programs per network address. An assistant sends a handful for one question. */
export const mcpRequestsPerAddress = {
  name: 'mcp_address',
  times: 600,
  seconds: 10 * 60,
  messageKey: 'requests_too_many',
} as const
