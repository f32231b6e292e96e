import type { ContentPage } from '../../../shared/content/content-pages.ts'
import { type Language, languageCodes } from '../../../shared/languages.ts'
import { translatorFor } from '../../../text/server.ts'
import type { PageText } from './default-text.ts'

export type HomeBlock = Extract<ContentPage, `home-${string}`>

/** Values that a text names are placeholders, which admins see too. */
const marks = {
  shop_name: '{{shop_name}}',
  hold_time: '{{hold_time}}',
  when_to_pay: '{{when_to_pay}}',
  code_reason: '{{code_reason}}',
}

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
export const homeBlocks = Object.fromEntries(
  languageCodes.map((language) => [language, blocksIn(language)]),
) as Record<Language, Record<HomeBlock, PageText>>
