import { isolate } from '../../shared/isolate.ts'
import type { Conversation } from '../api/index.ts'
import { type Translate, useLanguage, useTranslations } from '../ui/text.ts'

/** What conversations are called, in the language of the page. */
export function useMessageLabels() {
  const t = useTranslations('messages')
  const language = useLanguage()
  const otherName = (conversation: Conversation) => conversation.otherPerson?.name ?? t('deleted')
  return {
    otherName,
    /** The same inside of a sentence. */
    isolatedName: (conversation: Conversation) => isolate(otherName(conversation), language),
    /** Why nobody can write in this conversation; shown in place of the composer. */
    closedReason: (conversation: Conversation) =>
      conversation.closed &&
      t(`closed.${conversation.closed}`, { name: isolate(otherName(conversation), language) }),
  }
}

/** The last message in the list of conversations. */
export function lastMessageText({ last }: Conversation, t: Translate<'messages'>): string {
  return last.text || (last.isPhoto ? t('photo') : '')
}
