import { translatorFor } from '../../../text/server.ts'
import { inEachLanguage } from './default-text.ts'

export const blog = inEachLanguage((language) => {
  const t = translatorFor(language, 'blog')
  return { title: t('title'), description: t('description'), body: `${t('body')}\n` }
})
