import type { ContentPage } from '../../../shared/content/content-pages.ts'
import type { Language } from '../../../shared/languages.ts'
import { translatorFor } from '../../../text/server.ts'
import { inEachLanguage, marks, type PageText } from './default-text.ts'

export type HomeBlock = Extract<ContentPage, `home-${string}`>

function blocksIn(language: Language): Record<HomeBlock, PageText> {
  const t = translatorFor(language, 'content')
  const block = (title: string, body: string) => ({ title, description: '', body: `${body}\n` })
  return {
    'home-find': block(t('find.title'), t('find.body')),
    'home-safe': block('{{safe_title}}', t('safe.body', marks)),
    'home-sell': block(t('sell.title'), t('sell.body')),
    'home-reasons': block(t('reasons.title'), t('reasons.body', marks)),
    'home-about': block(t('about.title', marks), t('about.body', marks)),
  }
}

/** The blocks of the home page in each language: three slides, why the shop is safe, and about it. */
export const homeBlocks = inEachLanguage(blocksIn)
