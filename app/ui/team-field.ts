/** The name of the hidden field with the team that a form's page was rendered for. */
export const teamField = 'teamId'
