/** For links to the page of messages, with what of it is open: `search` is checked against its route. */
export const messagesPage = { from: '/dashboard/messages', to: '.' } as const
