import { translatorFor } from '../../../text/server.ts'
import { inEachLanguage, marks } from './default-text.ts'

export const about = inEachLanguage((language) => {
  const t = translatorFor(language, 'about')
  return {
    title: t('title'),
    description: t('description', marks),
    body: `${t('body', marks)}\n`,
  }
})
