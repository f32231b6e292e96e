/**
 * Descriptions of pages for search engines and previews. They read what the server writes, so no browser
 * has to load these.
 */
export const descriptions = import.meta.env.SSR
  ? {
      home: 'Buy and sell second-hand phones with people near you: honest grades, clear prices, and a hand-over code that completes the sale.',
      about: 'What Redial is, who runs it, how it treats your data, and what it costs.',
      blog: 'Short answers on state management in React, prototypal inheritance, unit tests, and React, Angular and Vue compared.',
      contact: 'Who to ask about a phone, a booking, a bad listing or your account.',
      support:
        'How booking and meeting work, what the grades mean, what to check on a used phone, and how to get one ready to sell.',
      login: 'Log in to Redial to book a phone or sell yours.',
      signUp: 'Create a Redial account as a buyer or a seller.',
      forgotPassword: 'Request a link to reset your password.',
      compare: 'Up to four phones side by side: price, grade and every fact.',
      favorites: 'The phones you’ve saved.',
      transparency: 'What our moderators removed, hid and banned, and why.',
      sellerTerms: 'What you agree to when you sell a phone here.',
      products:
        'All second-hand phones on sale: compare grade, price and place, and book the one you like.',
    }
  : undefined
