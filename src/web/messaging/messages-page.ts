/** Link props of the messages page; its `search` is type-checked against the route. */
export const messagesPage = { from: '/dashboard/messages', to: '.' } as const
