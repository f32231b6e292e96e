import type { Thread } from '../api/index.ts'

/** Why nothing can be written, as a plain line in the composer's place. */
export function closedReason(thread: Thread): string | null {
  const name = thread.with?.name ?? 'This person'
  const words: Record<NonNullable<Thread['closed']>, string> = {
    closed: 'Our moderators closed this conversation. You can still read it.',
    gone: 'This account is gone. You can still read what was written.',
    blocked_by_you: `You blocked ${name}. Neither of you can write here.`,
    blocked: `${name} does not want to get messages from you. You can still read this.`,
  }
  return thread.closed && words[thread.closed]
}

export function otherName(thread: Thread): string {
  return thread.with?.name ?? 'Deleted account'
}

/** The last message in one line. */
export function lastMessageText({ last }: Thread): string {
  const said = last.text || (last.isPhoto ? 'Photo' : '')
  return last.mine ? `You: ${said}` : said
}

/** Why something in a message is hidden. */
export function maskNotice(mine: boolean): string {
  return mine
    ? 'Contact details stay hidden until the phone is paid here.'
    : 'Contact details are hidden until the phone is paid here. Whoever asks you to pay elsewhere may cheat you.'
}

/** For links to the page of messages, with what of it is open: `search` is checked against its route. */
export const messagesPage = { from: '/dashboard/messages', to: '.' } as const
