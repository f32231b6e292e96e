import { DELETED_ACCOUNT } from '../../shared/accounts/account-rules.ts'
import type { Conversation } from '../api/index.ts'

/** Why nobody can write in this conversation; shown in place of the composer. */
export function closedReason(conversation: Conversation): string | null {
  const name = conversation.otherPerson?.name ?? 'This person'
  const texts: Record<NonNullable<Conversation['closed']>, string> = {
    closed: 'Moderators closed this conversation. You can still read it.',
    gone: 'This account was deleted. You can still read the conversation.',
    blocked_by_you: `You blocked ${name}. Neither of you can send messages here.`,
    blocked: `${name} doesn’t accept messages from you. You can still read the conversation.`,
  }
  return conversation.closed && texts[conversation.closed]
}

export function otherName(conversation: Conversation): string {
  return conversation.otherPerson?.name ?? DELETED_ACCOUNT
}

/** The last message as a single line. */
export function lastMessageText({ last }: Conversation): string {
  const content = last.text || (last.isPhoto ? 'Photo' : '')
  return last.mine ? `You: ${content}` : content
}

/** Why part of a message is hidden. */
export function maskNotice(isOwn: boolean): string {
  return isOwn
    ? 'Contact details stay hidden until the phone is paid for here.'
    : 'Contact details are hidden until the phone is paid for here. Never pay outside this shop: it could be a scam.'
}

/** Below a message that mentions a risky way to pay. */
export function paymentNotice(isOwn: boolean): string {
  return isOwn
    ? 'This mentions a way to pay that scammers ask for. Only payments through the order are protected.'
    : 'This mentions a way to pay that scammers ask for. Pay only through the order, and never before you have seen the phone.'
}
