// Generated from docs/openapi.json by `npm run openapi`.

export type Schemas = {
  Config: {
    /** The demo admin, in demo mode; null otherwise. */
    demo: {
      email: string
      password: string
    } | null
    google: boolean
    googleIsDemo: boolean
    /** Whether people confirm their email address before they sell, book or send messages. False in demo mode and without a mail server. */
    confirmsEmail: boolean
    /** Whether sellers can confirm a phone number with a code from a text message. */
    confirmsPhoneNumber: boolean
    /** Whether emails are shown on a page here instead of being sent. */
    outbox: boolean
    /** The name of the shop. */
    name: string
    accentColor: string
    /** The attributes of the logo, or of one for each theme; empty where the name stands for the shop. */
    logos: {
      src: string
      width: number
      height: number
      'data-theme': 'both' | 'light' | 'dark'
      loading: 'eager' | 'lazy'
    }[]
    /** The icons, as links in the head of a page. */
    icons: {
      rel: string
      href: string
      type: string
      sizes?: string
    }[]
    /** The picture that stands for the shop elsewhere, such as in search results. */
    emblem: string
    currency: string
    /** Where the shop does business. */
    country: string | null
    timeZone: string
    /** Who can sign up: anyone, people with an invitation, or nobody. */
    registration: 'open' | 'invitation' | 'closed'
    /** Shown at the top of every page. */
    announcement: string | null
    /** Whether browsers keep public pages for the time without a connection. */
    offlinePages: boolean
    /** Whether only staff can use the shop. */
    maintenance: boolean
    maintenanceText: string | null
    /** The fee of the shop for sales paid online, in minor units. */
    fee: {
      percent: number
      fixedMinor: number
      /** The fee is a multiple of it. */
      stepMinor: number
    }
    /** The payment methods that the shop offers. A phone may offer fewer. */
    paymentMethods: ('online' | 'transfer' | 'meet_up')[]
    /** The delivery methods that the shop offers. A phone may offer fewer. */
    deliveryMethods: ('pick_up' | 'shipping')[]
    /** Who can be paid before a phone is shipped: any seller, those who have saved payment instructions, or none. It is `none` where the shop offers no shipping. */
    shippingPayment: 'any' | 'instructions' | 'none'
    /** Who is paid when a buyer pays by transfer; null where nobody is. */
    transferPayee: 'seller' | 'shop' | null
    /** The services of others that get data of the people of this shop: `stripe` for payments, `google` for logins, `file_storage` for photos or backups, `image_hosts` whose pictures pages show, `imei_list` of stolen phones, `text_messages`, `mail_server`, and `push_services` of the browsers of people who switch on push notifications. */
    services: ('stripe' | 'google' | 'file_storage' | 'image_hosts' | 'imei_list' | 'text_messages' | 'mail_server' | 'push_services')[]
    contact: {
      email: string | null
      /** With line breaks. */
      address: string | null
    }
    /** The published pages of the shop, such as its terms. */
    pages: {
      page: 'terms' | 'privacy' | 'cookies' | 'imprint' | 'fees' | 'seller-terms' | 'support' | 'about' | 'blog' | 'home-find' | 'home-safe' | 'home-sell' | 'home-reasons' | 'home-about'
      title: string
      version: number
    }[]
    socialLinks: string[]
    /** The languages that the pages are offered in. */
    languages: ('en' | 'de' | 'es' | 'fr' | 'pt' | 'bn' | 'hi' | 'ar')[]
    /** Whether the shop has an admin; until then it is not open yet. */
    isSetUp: boolean
    /** The public address of this instance. */
    origin: string
    /** Whether pages for developers exist here; false when NODE_ENV is production. */
    development: boolean
  }
  Error: {
    error: string
    /** What went wrong, as a sentence to show to people. */
    message: string
    /** The invalid fields, each with what is wrong with it. */
    fields?: Record<string, string>
    requestId?: string
    /** When the account is suspended: the token of its appeal. */
    appeal?: string
  }
  Time: {
    /** The time that decides when deadlines end. */
    now: string
  }
  Mail: {
    id: string
    to: string
    subject: string
    topic: 'orders' | 'payments' | 'disputes' | 'offers' | 'ratings' | 'listings' | 'reports' | 'account' | 'messages' | 'searches' | 'staff' | null
    text: string
    /** Whether it can be read as HTML too, at `/outbox-letters/{id}`. */
    isFormatted: boolean
    at: string
  }
  ShopPage: {
    title: string
    description: string
    /** HTML before the first heading. */
    intro: string
    sections: {
      /** The fragment of its address. */
      id: string
      title: string
      /** HTML. It contains no scripts and no other code. */
      html: string
      /** Questions of the section, on the help page. */
      items: {
        /** The fragment of its address. */
        id: string
        title: string
        /** HTML. It contains no scripts and no other code. */
        html: string
      }[]
    }[]
    page: 'terms' | 'privacy' | 'cookies' | 'imprint' | 'fees' | 'seller-terms' | 'support' | 'about' | 'blog' | 'home-find' | 'home-safe' | 'home-sell' | 'home-reasons' | 'home-about'
    version: number
    publishedAt: string
    /** The language of the text; `en` for one that an admin has published. */
    language: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'bn' | 'hi' | 'ar'
  }
  ShopPageSummary: {
    page: 'terms' | 'privacy' | 'cookies' | 'imprint' | 'fees' | 'seller-terms' | 'support' | 'about' | 'blog' | 'home-find' | 'home-safe' | 'home-sell' | 'home-reasons' | 'home-about'
    title: string
    isPublished: boolean
    /** Whether visitors read the default text, which no admin has changed. */
    isDefault: boolean
    version: number | null
    publishedAt: string | null
    draftSavedAt: string | null
    draftSavedBy: string | null
  }
  EditedPage: {
    page: 'terms' | 'privacy' | 'cookies' | 'imprint' | 'fees' | 'seller-terms' | 'support' | 'about' | 'blog' | 'home-find' | 'home-safe' | 'home-sell' | 'home-reasons' | 'home-about'
    revision: number
    /** Whether every shop has this page; others are shown once they are published. */
    hasDefault: boolean
    canRequireConsent: boolean
    draft: {
      title: string
      description: string
      body: string
      savedAt: string
      savedBy: string | null
    } | null
    published: {
      title: string
      description: string
      body: string
      version: number
      publishedAt: string
    } | null
    /** The default text, or a template that follows from the settings and says in `[[…]]` what to fill in. */
    start: {
      title: string
      description: string
      body: string
    }
    placeholders: {
      name: string
      description: string
      /** Null where its setting is empty. */
      value: string | null
    }[]
    versions: {
      version: number
      title: string
      requiresConsent: boolean
      publishedAt: string
      /** Null for the default text, and once the account was deleted. */
      publishedBy: string | null
    }[]
  }
  PageVersion: {
    title: string
    description: string
    body: string
    version: number
  }
  PageRevision: {
    revision: number
  }
  NewPageDraft: {
    title: string
    description: string
    body: string
    /** The revision of the page that you saw; 0 if nobody has edited it. If another admin has changed it meanwhile, the answer is 409 `page_changed`. */
    revision: number
  }
  PagePreview: {
    title: string
    description: string
    /** HTML before the first heading. */
    intro: string
    sections: {
      /** The fragment of its address. */
      id: string
      title: string
      /** HTML. It contains no scripts and no other code. */
      html: string
      /** Questions of the section, on the help page. */
      items: {
        /** The fragment of its address. */
        id: string
        title: string
        /** HTML. It contains no scripts and no other code. */
        html: string
      }[]
    }[]
    /** What keeps the text from being published. */
    problems: {
      /** From 1; null for the title and the description. */
      line: number | null
      text: string
      /** `blank`: the template says what to fill in here. `unknown`: there is no such placeholder. `no_value`: its setting is empty. */
      reason: 'blank' | 'unknown' | 'no_value'
    }[]
  }
  NewPagePreview: {
    title: string
    description: string
    body: string
  }
  PublishedPage: {
    revision: number
    version: number
  }
  PagePublication: {
    title: string
    description: string
    body: string
    /** The revision of the page that you saw; 0 if nobody has edited it. If another admin has changed it meanwhile, the answer is 409 `page_changed`. */
    revision: number
    /** Whether everyone has to accept this version before they trade again. Only for terms, privacy policy and seller terms. If it is left out: true for the first published version of terms and privacy policy, else false. */
    requiresConsent?: boolean
  }
  TextComparison: {
    parts: {
      kind: 'same' | 'added' | 'removed'
      text: string
    }[]
  }
  NewTextComparison: {
    before: string
    after: string
  }
  BackupStatus: {
    /** What comes first: `off` without a schedule, `none` before the first backup, `failed` when the last one failed, `too_old` when the last one that succeeded is older than two intervals. */
    state: 'off' | 'none' | 'ok' | 'failed' | 'too_old'
    /** When the last backup that succeeded was started. */
    lastSuccessAt: string | null
    /** The size of its file. */
    bytes: number | null
    /** Why the last backup failed. */
    error: string | null
    /** Why old backups could not be deleted after the last scheduled one. */
    deletionError: string | null
    /** Whole hours since `lastSuccessAt`, by the clock of the server. */
    ageHours: number | null
    /** When the schedule makes the next one; null while it is off. */
    nextAt: string | null
    /** Whether one is about to begin or running. */
    isRunning: boolean
    /** Since when; null also for a backup of the command. */
    runningSince: string | null
    /** The folder or bucket of the next one. */
    target: string
    /** How many backups stay there after each scheduled one. */
    keep: number
  }
  /** Each setting with its value, where that comes from, its default, the environment variable that can set it, its version (0 until it is first changed), why it cannot be changed at present (`lock`), and who changed it last. */
  Settings: {
    settings: {
      /** Name of the shop. In the header, page titles, emails, receipts and passports. */
      name: {
        value: string
        source: 'default' | 'stored' | 'environment'
        default: string
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Country. Where the shop does business: the first choice for addresses, shipping and phone numbers. */
      country: {
        value: string | null
        source: 'default' | 'stored' | 'environment'
        default: string | null
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Currency. For all prices. It can’t be changed once a phone has been listed. */
      currency: {
        value: string
        source: 'default' | 'stored' | 'environment'
        default: string
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Time zone. For times in emails, on receipts and in reports, of people who have not chosen their own. */
      timeZone: {
        value: string
        source: 'default' | 'stored' | 'environment'
        default: string
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Languages. Visitors choose one in the footer. English is always offered. Texts that you write are shown in all of them as they are. */
      languages: {
        value: ('en' | 'de' | 'es' | 'fr' | 'pt' | 'bn' | 'hi' | 'ar')[]
        source: 'default' | 'stored' | 'environment'
        default: ('en' | 'de' | 'es' | 'fr' | 'pt' | 'bn' | 'hi' | 'ar')[]
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Accent color. Of buttons and links. */
      accentColor: {
        value: string
        source: 'default' | 'stored' | 'environment'
        default: string
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Logo. In place of the name in the header, in emails, on receipts and on the cards that social networks show. */
      logo: {
        value: {
          id: string
          width: number
          height: number
        } | null
        source: 'default' | 'stored' | 'environment'
        default: {
          id: string
          width: number
          height: number
        } | null
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Logo for the dark theme. Without one, the logo stands on a white plate there. */
      logoDark: {
        value: {
          id: string
          width: number
          height: number
        } | null
        source: 'default' | 'stored' | 'environment'
        default: {
          id: string
          width: number
          height: number
        } | null
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Icon. Square, for browser tabs and home screens. Without one, it is made from the logo. */
      icon: {
        value: {
          id: string
          width: number
          height: number
        } | null
        source: 'default' | 'stored' | 'environment'
        default: {
          id: string
          width: number
          height: number
        } | null
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Offline pages and push notifications. Browsers keep public pages that people have opened, and show notifications to people who switch them on. When it is off, browsers delete the pages, and nobody is notified on a device. */
      offlinePages: {
        value: boolean
        source: 'default' | 'stored' | 'environment'
        default: boolean
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Email address. Shown on the contact page, which also sends messages to it. */
      contactEmail: {
        value: string | null
        source: 'default' | 'stored' | 'environment'
        default: string | null
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Name and address of the operator. Shown on the contact page and on receipts. */
      contactAddress: {
        value: string | null
        source: 'default' | 'stored' | 'environment'
        default: string | null
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Profiles on social networks. Addresses that start with https://, shown in the footer. */
      socialLinks: {
        value: string[]
        source: 'default' | 'stored' | 'environment'
        default: string[]
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Fee in percent. Of the price of a phone that is paid online. */
      feePercent: {
        value: number
        source: 'default' | 'stored' | 'environment'
        default: number
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Fixed fee. Added to it for each phone. */
      feeFixed: {
        value: number
        source: 'default' | 'stored' | 'environment'
        default: number
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Payment by bank transfer. Outside the online payment of this shop. */
      transferPayee: {
        value: 'off' | 'seller' | 'shop'
        source: 'default' | 'stored' | 'environment'
        default: 'off' | 'seller' | 'shop'
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Name of this payment method. If buyers pay the shop. */
      transferName: {
        value: string
        source: 'default' | 'stored' | 'environment'
        default: string
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Instructions for the buyer. If buyers pay the shop: the account to pay to. */
      transferInstructions: {
        value: string | null
        source: 'default' | 'stored' | 'environment'
        default: string | null
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Delivery methods. What sellers can offer. Existing orders keep the method they were booked with. */
      deliveryMethods: {
        value: 'both' | 'pick_up' | 'shipping'
        source: 'default' | 'stored' | 'environment'
        default: 'both' | 'pick_up' | 'shipping'
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Payout delay for new sellers. After delivery, for the first sales of a seller. */
      newSellerPayoutDays: {
        value: number
        source: 'default' | 'stored' | 'environment'
        default: number
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Payout delay after a change of the bank account. Time to notice that somebody else changed it. */
      payoutChangeHours: {
        value: number
        source: 'default' | 'stored' | 'environment'
        default: number
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Review of new listings. Risk rules can hold a listing in both cases. */
      moderation: {
        value: 'post' | 'pre'
        source: 'default' | 'stored' | 'environment'
        default: 'post' | 'pre'
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** VAT on fees. Fees stay the same: they then contain VAT, which statements and receipts of sellers show. */
      chargesVat: {
        value: boolean
        source: 'default' | 'stored' | 'environment'
        default: boolean
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** VAT rate. Of fees charged from now on. Fees charged before keep their rate. */
      vatPercent: {
        value: number
        source: 'default' | 'stored' | 'environment'
        default: number
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** VAT number of the shop. With its country code, such as DE136695976. A business seller with a VAT number of another EU country then pays its fees without VAT (reverse charge). */
      vatNumber: {
        value: string | null
        source: 'default' | 'stored' | 'environment'
        default: string | null
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** New accounts. People who have an account can always log in. */
      registration: {
        value: 'open' | 'invitation' | 'closed'
        source: 'default' | 'stored' | 'environment'
        default: 'open' | 'invitation' | 'closed'
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Time for staff to set up two-step login. After that, they have no access to staff pages without it. */
      staffSecondFactorDays: {
        value: number
        source: 'default' | 'stored' | 'environment'
        default: number
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Text messages a day. The most that this shop sends to confirm phone numbers. */
      smsDailyLimit: {
        value: number
        source: 'default' | 'stored' | 'environment'
        default: number
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Countries of phone numbers. Two-letter codes such as US. If none are named, numbers of all countries can be confirmed. */
      smsCountries: {
        value: string[]
        source: 'default' | 'stored' | 'environment'
        default: string[]
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Days that events are kept. Except those of orders, which stay. */
      eventKeepDays: {
        value: number
        source: 'default' | 'stored' | 'environment'
        default: number
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Days that sent emails are listed. Without their text, which is deleted when they are sent. */
      mailKeepDays: {
        value: number
        source: 'default' | 'stored' | 'environment'
        default: number
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Scheduled backups. Each backup is one file in the folder “backups”, with the database, photos and keys. Copy backups on the server to another machine: they are lost if its disk fails. */
      backupTarget: {
        value: string
        source: 'default' | 'stored' | 'environment'
        default: string
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Time of day. For one backup a day, in the time zone of the shop. Leave it empty to set the hours between backups instead. */
      backupTime: {
        value: string | null
        source: 'default' | 'stored' | 'environment'
        default: string | null
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Hours between backups. Used when no time of day is set. */
      backupEveryHours: {
        value: number
        source: 'default' | 'stored' | 'environment'
        default: number
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Backups to keep. Older ones are deleted after each scheduled backup. */
      backupKeep: {
        value: number
        source: 'default' | 'stored' | 'environment'
        default: number
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Announcement. Shown at the top of every page. Web addresses in it become links. */
      announcement: {
        value: string | null
        source: 'default' | 'stored' | 'environment'
        default: string | null
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Maintenance mode. Only staff can use the shop. */
      maintenance: {
        value: boolean
        source: 'default' | 'stored' | 'environment'
        default: boolean
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Maintenance notice. What visitors read meanwhile. Web addresses in it become links. */
      maintenanceText: {
        value: string | null
        source: 'default' | 'stored' | 'environment'
        default: string | null
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
    }
  }
  /** The settings that somebody else has changed in the meantime, as they are now. */
  SettingConflict: Schemas['Error'] & {
    settings: {
      /** Name of the shop. In the header, page titles, emails, receipts and passports. */
      name?: {
        value: string
        source: 'default' | 'stored' | 'environment'
        default: string
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Country. Where the shop does business: the first choice for addresses, shipping and phone numbers. */
      country?: {
        value: string | null
        source: 'default' | 'stored' | 'environment'
        default: string | null
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Currency. For all prices. It can’t be changed once a phone has been listed. */
      currency?: {
        value: string
        source: 'default' | 'stored' | 'environment'
        default: string
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Time zone. For times in emails, on receipts and in reports, of people who have not chosen their own. */
      timeZone?: {
        value: string
        source: 'default' | 'stored' | 'environment'
        default: string
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Languages. Visitors choose one in the footer. English is always offered. Texts that you write are shown in all of them as they are. */
      languages?: {
        value: ('en' | 'de' | 'es' | 'fr' | 'pt' | 'bn' | 'hi' | 'ar')[]
        source: 'default' | 'stored' | 'environment'
        default: ('en' | 'de' | 'es' | 'fr' | 'pt' | 'bn' | 'hi' | 'ar')[]
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Accent color. Of buttons and links. */
      accentColor?: {
        value: string
        source: 'default' | 'stored' | 'environment'
        default: string
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Logo. In place of the name in the header, in emails, on receipts and on the cards that social networks show. */
      logo?: {
        value: {
          id: string
          width: number
          height: number
        } | null
        source: 'default' | 'stored' | 'environment'
        default: {
          id: string
          width: number
          height: number
        } | null
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Logo for the dark theme. Without one, the logo stands on a white plate there. */
      logoDark?: {
        value: {
          id: string
          width: number
          height: number
        } | null
        source: 'default' | 'stored' | 'environment'
        default: {
          id: string
          width: number
          height: number
        } | null
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Icon. Square, for browser tabs and home screens. Without one, it is made from the logo. */
      icon?: {
        value: {
          id: string
          width: number
          height: number
        } | null
        source: 'default' | 'stored' | 'environment'
        default: {
          id: string
          width: number
          height: number
        } | null
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Offline pages and push notifications. Browsers keep public pages that people have opened, and show notifications to people who switch them on. When it is off, browsers delete the pages, and nobody is notified on a device. */
      offlinePages?: {
        value: boolean
        source: 'default' | 'stored' | 'environment'
        default: boolean
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Email address. Shown on the contact page, which also sends messages to it. */
      contactEmail?: {
        value: string | null
        source: 'default' | 'stored' | 'environment'
        default: string | null
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Name and address of the operator. Shown on the contact page and on receipts. */
      contactAddress?: {
        value: string | null
        source: 'default' | 'stored' | 'environment'
        default: string | null
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Profiles on social networks. Addresses that start with https://, shown in the footer. */
      socialLinks?: {
        value: string[]
        source: 'default' | 'stored' | 'environment'
        default: string[]
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Fee in percent. Of the price of a phone that is paid online. */
      feePercent?: {
        value: number
        source: 'default' | 'stored' | 'environment'
        default: number
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Fixed fee. Added to it for each phone. */
      feeFixed?: {
        value: number
        source: 'default' | 'stored' | 'environment'
        default: number
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Payment by bank transfer. Outside the online payment of this shop. */
      transferPayee?: {
        value: 'off' | 'seller' | 'shop'
        source: 'default' | 'stored' | 'environment'
        default: 'off' | 'seller' | 'shop'
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Name of this payment method. If buyers pay the shop. */
      transferName?: {
        value: string
        source: 'default' | 'stored' | 'environment'
        default: string
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Instructions for the buyer. If buyers pay the shop: the account to pay to. */
      transferInstructions?: {
        value: string | null
        source: 'default' | 'stored' | 'environment'
        default: string | null
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Delivery methods. What sellers can offer. Existing orders keep the method they were booked with. */
      deliveryMethods?: {
        value: 'both' | 'pick_up' | 'shipping'
        source: 'default' | 'stored' | 'environment'
        default: 'both' | 'pick_up' | 'shipping'
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Payout delay for new sellers. After delivery, for the first sales of a seller. */
      newSellerPayoutDays?: {
        value: number
        source: 'default' | 'stored' | 'environment'
        default: number
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Payout delay after a change of the bank account. Time to notice that somebody else changed it. */
      payoutChangeHours?: {
        value: number
        source: 'default' | 'stored' | 'environment'
        default: number
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Review of new listings. Risk rules can hold a listing in both cases. */
      moderation?: {
        value: 'post' | 'pre'
        source: 'default' | 'stored' | 'environment'
        default: 'post' | 'pre'
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** VAT on fees. Fees stay the same: they then contain VAT, which statements and receipts of sellers show. */
      chargesVat?: {
        value: boolean
        source: 'default' | 'stored' | 'environment'
        default: boolean
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** VAT rate. Of fees charged from now on. Fees charged before keep their rate. */
      vatPercent?: {
        value: number
        source: 'default' | 'stored' | 'environment'
        default: number
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** VAT number of the shop. With its country code, such as DE136695976. A business seller with a VAT number of another EU country then pays its fees without VAT (reverse charge). */
      vatNumber?: {
        value: string | null
        source: 'default' | 'stored' | 'environment'
        default: string | null
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** New accounts. People who have an account can always log in. */
      registration?: {
        value: 'open' | 'invitation' | 'closed'
        source: 'default' | 'stored' | 'environment'
        default: 'open' | 'invitation' | 'closed'
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Time for staff to set up two-step login. After that, they have no access to staff pages without it. */
      staffSecondFactorDays?: {
        value: number
        source: 'default' | 'stored' | 'environment'
        default: number
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Text messages a day. The most that this shop sends to confirm phone numbers. */
      smsDailyLimit?: {
        value: number
        source: 'default' | 'stored' | 'environment'
        default: number
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Countries of phone numbers. Two-letter codes such as US. If none are named, numbers of all countries can be confirmed. */
      smsCountries?: {
        value: string[]
        source: 'default' | 'stored' | 'environment'
        default: string[]
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Days that events are kept. Except those of orders, which stay. */
      eventKeepDays?: {
        value: number
        source: 'default' | 'stored' | 'environment'
        default: number
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Days that sent emails are listed. Without their text, which is deleted when they are sent. */
      mailKeepDays?: {
        value: number
        source: 'default' | 'stored' | 'environment'
        default: number
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Scheduled backups. Each backup is one file in the folder “backups”, with the database, photos and keys. Copy backups on the server to another machine: they are lost if its disk fails. */
      backupTarget?: {
        value: string
        source: 'default' | 'stored' | 'environment'
        default: string
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Time of day. For one backup a day, in the time zone of the shop. Leave it empty to set the hours between backups instead. */
      backupTime?: {
        value: string | null
        source: 'default' | 'stored' | 'environment'
        default: string | null
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Hours between backups. Used when no time of day is set. */
      backupEveryHours?: {
        value: number
        source: 'default' | 'stored' | 'environment'
        default: number
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Backups to keep. Older ones are deleted after each scheduled backup. */
      backupKeep?: {
        value: number
        source: 'default' | 'stored' | 'environment'
        default: number
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Announcement. Shown at the top of every page. Web addresses in it become links. */
      announcement?: {
        value: string | null
        source: 'default' | 'stored' | 'environment'
        default: string | null
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Maintenance mode. Only staff can use the shop. */
      maintenance?: {
        value: boolean
        source: 'default' | 'stored' | 'environment'
        default: boolean
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
      /** Maintenance notice. What visitors read meanwhile. Web addresses in it become links. */
      maintenanceText?: {
        value: string | null
        source: 'default' | 'stored' | 'environment'
        default: string | null
        variable: string | null
        version: number
        lock: string | null
        changedAt: string | null
        changedBy: string | null
      }
    }
  }
  /** New values by name, each with the `version` of the setting that you have read. Null restores the default. */
  SettingChanges: {
    changes: {
      name?: {
        value: string | null
        version: number
      }
      country?: {
        value: string | null
        version: number
      }
      currency?: {
        value: string | null
        version: number
      }
      timeZone?: {
        value: string | null
        version: number
      }
      languages?: {
        value: ('en' | 'de' | 'es' | 'fr' | 'pt' | 'bn' | 'hi' | 'ar')[] | null
        version: number
      }
      accentColor?: {
        value: string | null
        version: number
      }
      logo?: {
        value: null
        version: number
      }
      logoDark?: {
        value: null
        version: number
      }
      icon?: {
        value: null
        version: number
      }
      offlinePages?: {
        value: boolean | null
        version: number
      }
      contactEmail?: {
        value: string | null
        version: number
      }
      contactAddress?: {
        value: string | null
        version: number
      }
      socialLinks?: {
        value: string[] | null
        version: number
      }
      feePercent?: {
        value: number | null
        version: number
      }
      feeFixed?: {
        value: number | null
        version: number
      }
      transferPayee?: {
        value: 'off' | 'seller' | 'shop' | null
        version: number
      }
      transferName?: {
        value: string | null
        version: number
      }
      transferInstructions?: {
        value: string | null
        version: number
      }
      deliveryMethods?: {
        value: 'both' | 'pick_up' | 'shipping' | null
        version: number
      }
      newSellerPayoutDays?: {
        value: number | null
        version: number
      }
      payoutChangeHours?: {
        value: number | null
        version: number
      }
      moderation?: {
        value: 'post' | 'pre' | null
        version: number
      }
      chargesVat?: {
        value: boolean | null
        version: number
      }
      vatPercent?: {
        value: number | null
        version: number
      }
      vatNumber?: {
        value: string | null
        version: number
      }
      registration?: {
        value: 'open' | 'invitation' | 'closed' | null
        version: number
      }
      staffSecondFactorDays?: {
        value: number | null
        version: number
      }
      smsDailyLimit?: {
        value: number | null
        version: number
      }
      smsCountries?: {
        value: string[] | null
        version: number
      }
      eventKeepDays?: {
        value: number | null
        version: number
      }
      mailKeepDays?: {
        value: number | null
        version: number
      }
      backupTarget?: {
        value: string | null
        version: number
      }
      backupTime?: {
        value: string | null
        version: number
      }
      backupEveryHours?: {
        value: number | null
        version: number
      }
      backupKeep?: {
        value: number | null
        version: number
      }
      announcement?: {
        value: string | null
        version: number
      }
      maintenance?: {
        value: boolean | null
        version: number
      }
      maintenanceText?: {
        value: string | null
        version: number
      }
    }
  }
  Setup: {
    /** Until when the link works. */
    expiresAt: string
    name: {
      value: string
      /** The environment variable that sets it; null when it can be chosen here. */
      variable: string | null
    }
    accentColor: {
      value: string
      /** The environment variable that sets it; null when it can be chosen here. */
      variable: string | null
    }
    currency: {
      value: string
      /** The environment variable that sets it; null when it can be chosen here. */
      variable: string | null
    }
    country: {
      value: string | null
      /** The environment variable that sets it; null when it can be chosen here. */
      variable: string | null
    }
    languages: {
      value: ('en' | 'de' | 'es' | 'fr' | 'pt' | 'bn' | 'hi' | 'ar')[]
      /** The environment variable that sets it; null when it can be chosen here. */
      variable: string | null
    }
    transferPayee: {
      value: 'off' | 'seller' | 'shop'
      /** The environment variable that sets it; null when it can be chosen here. */
      variable: string | null
    }
    deliveryMethods: {
      value: 'both' | 'pick_up' | 'shipping'
      /** The environment variable that sets it; null when it can be chosen here. */
      variable: string | null
    }
    mail: {
      /** The host of SMTP_URL; null when emails are written to files. */
      server: string | null
      /** The sender of emails, from MAIL_FROM. */
      from: string
    }
    /** Whether Stripe is connected. */
    takesOnline: boolean
    /** The address that links in emails lead to. */
    origin: string
    /** Whether the shop takes the place of a demo, whose data is deleted. */
    replacesDemo: boolean
    /** Whether ORIGIN is set. */
    hasOrigin: boolean
  }
  ShopSetUp: {
    email: string
  }
  NewShop: {
    token: string
    name: string
    email: string
    password: string
    shopName?: string | null
    accentColor?: string | null
    currency?: string | null
    country?: string | null
    timeZone?: string | null
    languages?: ('en' | 'de' | 'es' | 'fr' | 'pt' | 'bn' | 'hi' | 'ar')[] | null
    transferPayee?: 'off' | 'seller' | 'shop' | null
    transferInstructions?: string | null
    deliveryMethods?: 'both' | 'pick_up' | 'shipping' | null
  }
  SentTestMail: {
    /** The mail server that accepted the email; null when it is a file in the outbox. */
    server: string | null
  }
  SetupChecklist: {
    steps: {
      step: 'name' | 'second_factor' | 'contact' | 'imprint' | 'terms' | 'privacy' | 'address' | 'mail' | 'payment' | 'backup' | 'listing'
      isDone: boolean
    }[]
    isComplete: boolean
  }
  Health: {
    /** Of the process that answers. */
    version: string
    readAt: string
    /** What somebody has to do something about. */
    problems: {
      key: string
      message: string
    }[]
    /** The machines that serve the shop. Each reports once a minute. */
    nodes: {
      name: string
      diskFreeBytes: number | null
      /** How far its clock is ahead of that of the database. */
      clockSkewMs: number
      processes: {
        pid: number
        version: string
        /** Whether it does the background work. */
        runsJobs: boolean
        memoryBytes: number
        startedAt: string
        seenAt: string
      }[]
    }[]
    queues: {
      name: 'notifications' | 'order_deadlines' | 'payments' | 'message_emails' | 'alert_emails' | 'data_copies' | 'file_deletions'
      label: string
      /** Due entries, 10,000 at most. */
      waiting: number
      oldestDueAt: string | null
    }[]
    mails: {
      overdue: number
      oldestDueAt: string | null
      undelivered: number
    }
    failedJobs: {
      job: string
      /** What the job does. */
      label: string
      node: string
      error: string
      /** Runs that failed in a row. */
      failures: number
      firstFailedAt: string
      failedAt: string
    }[]
    database: {
      bytes: number
    }
  }
  AuthUser: {
    id: string
    name: string
    email: string
    role?: string
  }
  SignUp: {
    name: string
    email: string
    password: string
    role?: 'Buyer' | 'Seller'
    image?: string | null
    rememberMe?: boolean
    proof?: Schemas['ProofOfWork']
    /** The token of an invitation, where the shop is open by invitation only. */
    invitation?: string
  }
  ProofOfWork: {
    /** The token of the challenge. */
    token: string
    /** A number for which SHA-256 of `nonce:answer` begins with the zero bits of the challenge. */
    answer: number
  }
  Challenge: {
    token: string
    nonce: string
    bits: number
  }
  Reauthentication: {
    /** Whether sensitive actions are possible without confirming your identity again. */
    isRecent: boolean
    /** The ways in which you can confirm your identity. */
    methods: ('passkey' | 'password' | 'google')[]
  }
  NewPassword: {
    currentPassword: string
    newPassword: string
  }
  SecondFactor: {
    /** Whether logging in needs a second step. */
    isOn: boolean
    /** Whether an authenticator app is set up. */
    hasApp: boolean
    /** Whether the account has a passkey, which can be the second step as well. */
    hasPasskey: boolean
    since: string | null
    recoveryCodesLeft: number
  }
  RecoveryCodes: {
    recoveryCodes: string[]
  }
  PendingLogin: {
    isPending: boolean
    /** Whether a code from an authenticator app can be used. */
    app: boolean
    /** Whether a passkey can be used instead. */
    passkey: boolean
  }
  Passkeys: {
    /** Why browsers offer no passkeys at the address of this shop: it is a bare IP address, or http. Null when they do. */
    unusable: 'ip_address' | 'insecure' | null
    /** The address at which the passkeys work. */
    address: string
    passkeys: Schemas['Passkey'][]
  }
  Passkey: {
    id: string
    name: string
    /** Whether a password manager keeps it on several devices. */
    isSynced: boolean
    createdAt: string
    lastUsedAt: string | null
  }
  PasskeyOptions: {
    /** Input for `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`. Works once, for 5 minutes, in this browser. */
    options: {
      challenge: string
      rpId?: string
    }
  }
  /** The result of `navigator.credentials.create`, converted with `toJSON`. */
  PasskeyRegistration: {
    id: string
    rawId: string
    type: 'public-key'
    clientExtensionResults?: Record<string, unknown>
    authenticatorAttachment?: 'platform' | 'cross-platform'
    response: {
      clientDataJSON: string
      attestationObject: string
      transports?: string[]
    }
  }
  /** The result of `navigator.credentials.get`, converted with `toJSON`. */
  PasskeyAssertion: {
    id: string
    rawId: string
    type: 'public-key'
    clientExtensionResults?: Record<string, unknown>
    authenticatorAttachment?: 'platform' | 'cross-platform'
    response: {
      clientDataJSON: string
      authenticatorData: string
      signature: string
      userHandle?: string
    }
  }
  EmailConfirmation: {
    email: string
    isConfirmed: boolean
    /** Whether selling, booking, offers, messages and ratings need it first. */
    mustConfirm: boolean
    /** The code that was sent last, while it is valid. */
    pending: {
      /** The address that the code was sent to. */
      email: string
      isChange: boolean
      expiresAt: string
    } | null
  }
  PhoneNumber: {
    confirmed: {
      /** In E.164 format. */
      number: string
      formatted: string
      confirmedAt: string
    } | null
    /** The number that a code was sent to, while it is valid. */
    pending: {
      /** In E.164 format. */
      number: string
      formatted: string
      expiresAt: string
    } | null
  }
  Invitation: {
    _id: string
    note: string
    state: 'open' | 'used_up' | 'expired' | 'revoked'
    uses: number
    maxUses: number
    createdAt: string
    expiresAt: string
    /** Null when the account was deleted. */
    createdBy: string | null
  }
  InvitationLink: {
    url: string
  }
  NewInvitation: {
    note: string
    maxUses: number
    days: number
  }
  OpenInvitation: {
    expiresAt: string
  }
  LoginMethods: {
    /** Whether the account has a password. */
    password: boolean
    /** Whether it is linked to a Google account. */
    google: boolean
    /** The address of that Google account, which can differ from the address here. */
    googleEmail: string | null
    /** Whether it has a passkey. */
    passkey: boolean
  }
  Me: {
    user: Schemas['User'] | null
  }
  User: {
    _id: string
    name: string
    email: string
    /** Whether the person proved that the address is theirs. */
    emailVerified: boolean
    role: 'Buyer' | 'Seller' | 'admin'
    /** What staff work on; null for Buyers and Sellers. All staff have the role `admin`. */
    staffRole: 'admin' | 'moderator' | 'support' | 'finance' | null
    photoURL: string | null
    banned: boolean
    /** Locale for dates, as a BCP 47 tag; null until it is known. */
    locale: string | null
    /** Time zone for dates, as an IANA name; null until it is known. */
    timeZone: string | null
    /** The language of emails and notifications; null for English. */
    language: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'bn' | 'hi' | 'ar' | null
    createdAt: string
    /** Only for your own account: new terms to accept. Until then booking, listing and paying return 403 `consent_required`. */
    consentsDue?: Schemas['TermsVersion'][]
    /** Only for your own account: admin routes return 403 `second_factor_required` until you turn on two-step login or add a passkey. */
    lacksSecondFactor?: true
    /** Only for your own account: present while staff see the shop as this person. Nothing can be changed then. */
    view?: {
      /** Who looks. */
      staff: string
      expiresAt: string
    }
  }
  TermsVersion: {
    page: 'terms' | 'privacy' | 'seller-terms'
    version: number
  }
  DateSettings: {
    locale: string
    timeZone: string
    /** Of emails and notifications. Without it, the language stays. */
    language?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'bn' | 'hi' | 'ar'
  }
  StartSelling: {
    /** The version of the seller terms that you accept. */
    termsVersion: number
  }
  AccountList: {
    items: Schemas['ListedUser'][]
    /** Pass as `cursor` to get the next page; null on the last page. */
    cursor: string | null
    /** How many there are with these filters, on the first page; 1001 if there are more than 1000, and null on later pages. */
    total: number | null
  }
  ListedUser: Schemas['User'] & {
    /** When the person last made a request, to about ten minutes. */
    lastActiveAt: string | null
    trade: Schemas['AccountTrade'] | null
  }
  /** What was sold and bought; null for staff. */
  AccountTrade: {
    forSale: number
    /** Completed orders. */
    sales: number
    ratings: number
    /** Of all ratings, from 1 to 5. */
    average: number | null
    openDisputes: number
    /** Phones that the person booked. */
    orders: number
    /** Totals of completed orders; null for those who may not see orders. */
    spentMinor: number | null
    lastOrderAt: string | null
  }
  AccountCounts: {
    all: number
    buyers: number
    sellers: number
    admins: number
    /** Also in the counts of their roles. */
    banned: number
  }
  StartedAccountView: {
    name: string
    expiresAt: string
  }
  NewAccountView: {
    /** Why you look. The person can read it. */
    reason: string
  }
  PastAccountView: {
    _id: string
    /** The name of who looked. */
    staff: string
    reason: string
    startedAt: string
    /** Null while it lasts. */
    endedAt: string | null
  }
  Consent: {
    page: 'terms' | 'privacy' | 'seller-terms'
    version: number
    acceptedAt: string
  }
  DueConsents: {
    /** What is still to accept. */
    due: Schemas['TermsVersion'][]
  }
  Acceptance: {
    versions: Schemas['TermsVersion'][]
  }
  Profile: {
    name: string
    email: string
    role: 'Buyer' | 'Seller'
  }
  NewBan: {
    /** What the person did. The person can read it. */
    reason?: string
  }
  IsAdmin: {
    isAdmin: boolean
  }
  IsBuyer: {
    isBuyer: boolean
  }
  IsSeller: {
    isSeller: boolean
  }
  StaffMember: {
    _id: string
    name: string
    email: string
    photoURL: string | null
    staffRole: 'admin' | 'moderator' | 'support' | 'finance'
    banned: boolean
    hasSecondFactor: boolean
    /** Since when they are on the staff. */
    since: string
    lastActiveAt: string | null
  }
  StaffInvitation: {
    _id: string
    email: string
    staffRole: 'admin' | 'moderator' | 'support' | 'finance'
    invitedBy: string
    /** `dead`: whoever invited may no longer do so. Sending it again makes it work. */
    state: 'open' | 'expired' | 'dead'
    sentAt: string
    expiresAt: string
    /** Only in the answer that made it, and only in a shop that sends no mail. */
    link?: string
  }
  NewStaffInvitation: {
    email: string
    staffRole: 'admin' | 'moderator' | 'support' | 'finance'
  }
  StaffJoin: {
    email: string
    staffRole: 'admin' | 'moderator' | 'support' | 'finance'
    invitedBy: string
    expiresAt: string
    /** Whether the address has an account: then it accepts, after logging in. */
    hasAccount: boolean
  }
  NewStaffJoin: {
    name?: string
    password?: string
  }
  DeletionPreview: {
    /** Why the account cannot be deleted now; empty if it can. */
    blockers: ('orders_under_way' | 'payout_due')[]
    orders: {
      _id: string
      name: string
      state: string
      side: 'buyer' | 'seller'
    }[]
    /** Phones that would be withdrawn. */
    listings: number
  }
  LatestDataExport: {
    export: Schemas['DataExport'] | null
  }
  DataExport: {
    id: string
    state: 'running' | 'ready' | 'failed' | 'expired'
    requestedAt: string
    expiresAt: string | null
    bytes: number | null
  }
  SecurityEvent: {
    id: string
    kind: 'account_created' | 'logged_in' | 'new_device' | 'login_failed' | 'login_refused' | 'logged_out' | 'session_ended' | 'password_reset_requested' | 'password_reset' | 'password_changed' | 'email_confirmed' | 'email_changed' | 'phone_number_confirmed' | 'phone_number_removed' | 'second_factor_on' | 'second_factor_off' | 'passkey_added' | 'passkey_removed' | 'api_key_created' | 'api_key_revoked' | 'google_linked' | 'google_unlinked' | 'wrong_password' | 'role_changed' | 'banned' | 'unbanned' | 'hand_over_code_wrong' | 'data_requested' | 'data_downloaded'
    at: string
    /** When it last happened; repeated failures share an entry. */
    lastAt: string
    times: number
    /** The address without its last part; empty if the system or an admin acted. */
    network: string
    browser: string
    detail: string
  }
  Session: {
    id: string
    browser: string
    /** The address without its last part; empty when unknown. */
    network: string
    loggedInAt: string
    /** Accurate to about ten minutes. */
    lastSeenAt: string
    /** Whether it is the session of this request. */
    isCurrent: boolean
  }
  EndedSessions: {
    ended: number
  }
  ApiKey: {
    id: string
    name: string
    scopes: Schemas['ApiScope'][]
    /** The last four characters of the key. */
    ending: string
    state: 'active' | 'expired' | 'revoked'
    createdAt: string
    expiresAt: string
    revokedAt: string | null
    /** Accurate to about a minute. */
    lastUsedAt: string | null
    /** The address that used it last, without its last part; empty when unknown. */
    lastNetwork: string
  }
  ApiScope: 'phones:read' | 'phones:write' | 'orders:read' | 'orders:write' | 'offers:read' | 'offers:write' | 'messages:read' | 'messages:write' | 'earnings:read' | 'shop-accounts:read' | 'shop-phones:read' | 'shop-phones:write' | 'shop-orders:read' | 'shop-reports:read' | 'shop-log:read' | 'shop-money:read' | 'shop-catalog:write' | 'shop-health:read'
  CreatedApiKey: {
    key: Schemas['ApiKey']
    /** The key itself. It is shown once: the server stores only its hash. */
    token: string
  }
  NewApiKey: {
    name: string
    scopes: Schemas['ApiScope'][]
    /** The key expires after this many days. */
    days: 7 | 30 | 90 | 365
  }
  Webhook: {
    id: string
    url: string
    kinds: Schemas['WebhookKind'][]
    /** Whether it gets the events of the whole shop; otherwise those of your phones. */
    isShop: boolean
    /** `failing`: the last attempts failed. `off_failing`: turned off after 5 days of failures, or because the receiver answered 410. `off_account`: the account was suspended or has another role. */
    state: 'on' | 'failing' | 'off' | 'off_failing' | 'off_account'
    failingSince: string | null
    /** Until then messages are signed with the previous secret too. */
    previousSecretUntil: string | null
    createdAt: string
  }
  WebhookKind: 'phone.listed' | 'phone.submitted' | 'phone.updated' | 'phone.renewed' | 'phone.reserved' | 'phone.sold' | 'phone.paused' | 'phone.withdrawn' | 'phone.expired' | 'phone.rejected' | 'phone.removed' | 'offer.created' | 'offer.countered' | 'offer.accepted' | 'offer.declined' | 'offer.withdrawn' | 'offer.expired' | 'order.created' | 'order.delivery_chosen' | 'order.payment_sent' | 'order.paid' | 'order.shipped' | 'order.delivered' | 'order.completed' | 'order.canceled' | 'order.expired' | 'order.refunded' | 'dispute.opened' | 'dispute.decided' | 'return.requested' | 'return.sent' | 'warranty.claimed' | 'payout.sent' | 'report.created' | 'appeal.created' | 'contact_message.created' | 'account.suspended'
  WebhookWithSecret: {
    webhook: Schemas['Webhook']
    /** Signs the messages. It is shown once. */
    secret: string
  }
  NewWebhook: {
    url: string
    kinds: Schemas['WebhookKind'][]
  }
  ChangedWebhook: {
    url: string
    kinds: Schemas['WebhookKind'][]
    isOn: boolean
  }
  WebhookMessage: {
    id: string
    kind: string
    data: Record<string, string>
    /** `failed`: there will be no further attempt. */
    state: 'waiting' | 'delivered' | 'failed'
    createdAt: string
    nextAttemptAt: string | null
    attempts: {
      number: number
      startedAt: string
      durationMs: number
      status: number | null
      error: string | null
      /** The first 500 characters. */
      response: string
    }[]
  }
  Category: {
    _id: string
    brand: string
    slug: string
    /** Live listings of the brand. */
    phones: number
  }
  BrandPage: Schemas['Category'] & {
    /** Models with the most phones for sale, at most 12. */
    models: {
      slug: string
      name: string
      /** Live phones of the model. */
      live: number
      /** The lowest price. */
      fromMinor: number
      /** The photo of the cheapest phone. */
      img: string
    }[]
    currency: string
  }
  Models: {
    items: Schemas['ListedModel'][]
    currency: string
    cursor: string | null
  }
  ListedModel: Schemas['Model'] & {
    /** The cheapest live phone; null without one. */
    cheapest: {
      priceMinor: number
      img: string
    } | null
  }
  ModelFacts: {
    /** YYYY or YYYY-MM. */
    announced: string | null
    os: string | null
    /** Inches. */
    displayIn: number | null
    chipset: string | null
    mainCameraMp: number | null
    batteryMah: number | null
    ramGb: number | null
    /** All variants, or empty if they are not known. */
    storageGb: number[]
    /** The largest variant. */
    maxStorageGb: number | null
    /** By the names that the manufacturer uses. */
    colors: string[]
    launchPriceMinor: number | null
    launchCurrency: string | null
    /** YYYY-MM-DD. */
    securityUpdatesUntil: string | null
    /** Source of facts that were not imported. */
    sourceNote: string
  }
  Model: {
    _id: string
    slug: string
    /** Without the brand, unless it is part of the name. */
    name: string
    fullName: string
    brand: string
    brandId: string
    otherNames: string[]
    facts: Schemas['ModelFacts']
    /** Live phones of the model, at most 10,001. */
    live: number
    /** True when an admin corrected it; imports keep the correction. */
    corrected: boolean
  }
  ModelPage: Schemas['Model'] & {
    /** Among live phones. */
    lowestMinor: number | null
    medianMinor: number | null
    highestMinor: number | null
    currency: string
    /** Live phones by storage and grade, with the lowest price of each. */
    offers: {
      /** Null if not stated. */
      storageGb: number | null
      /** Null if not graded. */
      grade: 'A' | 'B' | 'C' | 'D' | null
      live: number
      lowestMinor: number
    }[]
  }
  NewModel: Schemas['ModelChange'] & {
    brand: string
  }
  ModelChange: {
    name: string
    otherNames?: string[]
    announced?: string | null
    os?: string | null
    displayIn?: number | null
    chipset?: string | null
    mainCameraMp?: number | null
    batteryMah?: number | null
    ramGb?: number | null
    maxStorageGb?: number | null
    storageGb?: number[]
    colors?: string[]
    launchPriceUsd?: number | null
    securityUpdatesUntil?: string | null
    sourceNote?: string
  }
  ModelCorrection: {
    name?: string
    otherNames?: string[]
    announced?: string | null
    os?: string | null
    displayIn?: number | null
    chipset?: string | null
    mainCameraMp?: number | null
    batteryMah?: number | null
    ramGb?: number | null
    maxStorageGb?: number | null
    storageGb?: number[]
    colors?: string[]
    launchPriceUsd?: number | null
    securityUpdatesUntil?: string | null
    sourceNote?: string
    /** The values that you saw in the fields that you change. If somebody else has changed one of them since, the correction is refused with 409 `model_changed`, and `fields` has the values of today. */
    replaces?: {
      name?: string
      otherNames?: string[]
      announced?: string | null
      os?: string | null
      displayIn?: number | null
      chipset?: string | null
      mainCameraMp?: number | null
      batteryMah?: number | null
      ramGb?: number | null
      maxStorageGb?: number | null
      storageGb?: number[]
      colors?: string[]
      launchPriceUsd?: number | null
      securityUpdatesUntil?: string | null
      sourceNote?: string
    }
  }
  ModelMerge: {
    /** ID or slug of the model. */
    into: string
  }
  ModelImport: {
    _id: string
    state: 'running' | 'done'
    /** Lines with a device. */
    lines: number
    /** Lines that were imported or rejected. */
    done: number
    added: number
    changed: number
    /** Lines that changed nothing. */
    unchanged: number
    rejected: number
    /** The first 1,000. */
    rejections: {
      line: number
      reason: string
      text: string
    }[]
    createdAt: string
    finishedAt: string | null
  }
  CreatedPhone: Schemas['Phone'] & {
    /** Text for the seller about photos that a moderator has to review; otherwise empty. */
    notice: string
  }
  DeliveryTerms: {
    /** Whether the buyer can pick it up at its location. */
    pickUp: boolean
    /** Null when it is not shipped. */
    shipping: {
      /** Cheapest first. The most specific zone applies. */
      zones: {
        /** ISO 3166-1 country codes, `EU` for its members, or `WORLD` for everywhere. */
        to: string[]
        price: string
        /** 0 for free shipping. */
        priceMinor: number
      }[]
      /** Working days until it is sent, at most. */
      handlingDays: number
      /** Empty when the seller names none. */
      carrier: string
    } | null
  }
  Photo: {
    src: string
    /** What the seller wrote; empty where they wrote nothing. */
    alt: string
    width: number | null
    height: number | null
    /** A blurred preview. */
    placeholder: string | null
    /** A `srcset` by format. */
    sources: {
      avif: string
      webp: string
    } | null
  }
  Phone: {
    _id: string
    brand: string
    name: string
    storageGb: number | null
    color: string | null
    grade: 'A' | 'B' | 'C' | 'D' | null
    used: string
    batteryPercent: number | null
    location: string
    description: string
    returnDays: number | null
    returnPostage: 'buyer' | 'seller' | null
    warrantyMonths: number | null
    warrantyText: string
    /** URL of the cover photo; empty when there is none. */
    img: string
    price: string
    priceMinor: number
    /** Empty when not given. */
    originalPrice: string
    originalPriceMinor: number | null
    currency: string
    usedMonths: number | null
    seller: string
    sellerId: string | null
    /** The seller's email address; empty for visitors who are not logged in. */
    email: string
    state: 'pending_review' | 'changes_requested' | 'rejected' | 'live' | 'paused' | 'reserved' | 'sold' | 'expired' | 'withdrawn' | 'removed'
    advertised: boolean
    createdAt: string
    /** Incremented whenever what buyers see of the phone changes. */
    version: number
    /** The name as part of a URL. */
    slug: string
    /** Null when the model is unknown. */
    model: {
      slug: string
      name: string
    } | null
    colorFamily: 'black' | 'white' | 'gray' | 'silver' | 'gold' | 'blue' | 'green' | 'red' | 'pink' | 'purple' | 'yellow' | 'orange' | 'brown' | 'other' | null
    place: {
      id: number
      /** The location; in the language of the page if it is the name of a known place. */
      name: string
    } | null
    /** Set only when searching near a place. */
    distanceKm: number | null
    /** The level of the seller. */
    sellerLevel: 'new' | 'proven' | 'trusted'
    /** Whether the seller has saved payment instructions. Where `shippingPayment` of the settings is `instructions`, only such phones can be shipped. */
    takesTransfer: boolean
    delivery: Schemas['DeliveryTerms']
    /** All photos, cover first, for a single phone; only the cover in lists. */
    photos: Schemas['Photo'][]
  }
  NewPhone: {
    brand: string
    name: string
    storageGb?: number | null
    color?: string | null
    used?: string | number
    batteryPercent?: number | null
    location?: string
    description?: string
    returnDays?: number | null
    returnPostage?: 'buyer' | 'seller' | null
    warrantyMonths?: number | null
    warrantyText?: string
    price: string | number
    /** A single photo; ignored when `photos` is sent. */
    img?: string
    /** In this order; the first is the cover. */
    photos?: {
      url: string
      /** Description; generated if empty. */
      alt?: string
    }[]
    originalPrice?: string | number
    delivery?: Schemas['NewDeliveryTerms']
    answers?: Schemas['Answers']
    /** Cannot be sent: the grade is computed from `answers`. */
    grade?: null
    seller?: string
    email?: string
    /** The draft to publish; it is deleted. */
    draftId?: string
  }
  /** Pick-up, shipping or both. If left out, a new listing has your default terms, and an edited one keeps its own. */
  NewDeliveryTerms: {
    pickUp: boolean
    shipping?: {
      zones: {
        /** ISO 3166-1 country codes, `EU` for its members, or `WORLD` for everywhere. */
        to: string[]
        /** In major units, as text or a number; 0 for free shipping. */
        price: string | number
      }[]
      handlingDays: number
      carrier?: string
    } | null
  }
  /** Answers to the questions of `GET /grading/rubric` for this model; the grade is computed from them. Without answers the phone is not graded, or keeps its grade. */
  Answers: Record<string, string | string[] | number | null>
  PhoneDetail: Schemas['Phone'] & {
    facts: Schemas['ModelFacts'] | null
    /** The language that the description is clearly in, or null. */
    descriptionLanguage: {
      /** ISO 639-1. */
      code: string
      /** In the language of `Accept-Language`. */
      name: string
    } | null
    market: {
      /** Number of phones for sale that the figures are based on. */
      count: number
      lowestMinor: number
      medianMinor: number
      highestMinor: number
      /** What the phones have in common. */
      basis: 'model' | 'model_and_storage'
    } | null
    verifications: Schemas['Verifications']
    /** What the phone has cost since it was listed, oldest first. */
    prices: {
      priceMinor: number
      since: string
    }[]
    /** The payment methods for this phone. Without online payment or transfer, it cannot be shipped. */
    paymentMethods: ('online' | 'transfer' | 'meet_up')[]
    /** Photo of the seller, or null. */
    sellerPhoto: string | null
    /** Whether the seller has a confirmed phone number; null if the shop does not confirm phone numbers. */
    sellerPhoneNumberConfirmed: boolean | null
    /** The name of the company, if the seller trades as a business; `/sellers/{id}` has its details. */
    sellerCompany: string | null
    /** When the seller is back from vacation, or null. */
    awayUntil: string | null
  }
  Verifications: {
    imei: {
      /** Whether the number belongs to the model in the listing. */
      tac: 'confirmed' | 'other' | 'unknown'
      tacName: string | null
      /** not_checked: this instance has no blacklist. unknown: the blacklist did not respond. */
      blacklist: 'clean' | 'listed' | 'unknown' | 'not_checked'
      checkedAt: string
    } | null
    grading: {
      grade: 'A' | 'B' | 'C' | 'D'
      reasons: string[]
      gradedAt: string
      /** Earlier grades, newest first. */
      earlier: {
        grade: 'A' | 'B' | 'C' | 'D'
        gradedAt: string
      }[]
    } | null
    checkup: {
      madeAt: string
      claimed: Schemas['ClaimedPhone']
      results: Schemas['TestResult'][]
      /** Operating system that the browser reported. */
      system: 'iOS' | 'Android' | 'other'
      /** False if the browser ran on another operating system than that of the model. */
      isClaimedSystem: boolean | null
      browser: string
    } | null
    possession: {
      verifiedAt: string
    } | null
  }
  ClaimedPhone: {
    name: string | null
    os: string | null
    /** Inches. */
    displayIn: number | null
    storageGb: number | null
  }
  TestResult: {
    test: 'touch' | 'multi_touch' | 'pixels' | 'speaker' | 'microphone' | 'camera_front' | 'camera_back' | 'vibration' | 'motion' | 'orientation' | 'location' | 'battery' | 'screen' | 'storage'
    outcome: 'passed' | 'failed' | 'skipped' | 'not_possible'
    measured?: {
      cells?: number
      ofCells?: number
      points?: number
      signalDb?: number
      noiseDb?: number
      brightness?: number
      contrast?: number
      degrees?: number
      acceleration?: number
      accuracyM?: number
      chargePercent?: number
      widthPx?: number
      heightPx?: number
      pixelRatio?: number
      quotaGb?: number
    }
  }
  PhoneInList: Schemas['Phone'] & {
    /** How the price compares with sold prices or, where there are too few, with the estimate, as `verdict` of `GET /pricing`. Null without either. */
    priceVerdict?: 'great' | 'fair' | 'high' | null
    /** Checks that found nothing against the phone: of its IMEI, its check-up in the browser, and that the seller has it. */
    proofs?: ('imei' | 'checkup' | 'possession')[]
  }
  EditedPhone: Schemas['Phone'] & {
    /** The change that a moderator has to approve; the phone is unchanged until then. */
    proposed: Schemas['ProposedChange'] | null
    /** Text for the seller about photos that a moderator has to review; otherwise empty. */
    notice: string
  }
  ProposedChange: {
    brand: string
    name: string
    storageGb: number | null
    grade: 'A' | 'B' | 'C' | 'D' | null
    img: string
    photos: Schemas['Photo'][]
  }
  PhoneForm: {
    brand: string
    name: string
    storageGb?: number | null
    color?: string | null
    used?: string | number
    batteryPercent?: number | null
    location?: string
    description?: string
    returnDays?: number | null
    returnPostage?: 'buyer' | 'seller' | null
    warrantyMonths?: number | null
    warrantyText?: string
    price: string | number
    /** A single photo; ignored when `photos` is sent. */
    img?: string
    /** In this order; the first is the cover. */
    photos?: {
      url: string
      /** Description; generated if empty. */
      alt?: string
    }[]
    originalPrice?: string | number
    delivery?: Schemas['NewDeliveryTerms']
    answers?: Schemas['Answers']
    /** Cannot be sent: the grade is computed from `answers`. */
    grade?: null
    seller?: string
    email?: string
    /** The `version` of the phone that the form was filled from. An older one is refused with 409 `phone_changed`, and `fields` says what changed. */
    version?: number
  }
  Vacation: {
    /** Null if you are not on vacation. */
    until: string | null
  }
  NewVacation: {
    until: string | null
  }
  DefaultTerms: {
    delivery: Schemas['DeliveryTerms']
    /** False while you have saved no terms. */
    isSaved: boolean
    /** Whether buyers can pay before you ship. */
    canShip: boolean
  }
  SavedTerms: {
    delivery: Schemas['DeliveryTerms']
    /** Live listings that were changed. */
    changed: number
    /** Live listings whose price is too low for this postage. They are unchanged. */
    tooCheap: number
  }
  NewDefaultTerms: {
    delivery: Schemas['NewDeliveryTerms']
    applyToLive?: boolean
  }
  DefaultAfterSaleTerms: {
    terms: Schemas['AfterSaleTerms']
  }
  AfterSaleTerms: {
    /** Number of days after delivery or hand-over in which the buyer can return the phone; null for no returns. */
    returnDays: number | null
    /** Who pays the return postage; null without returns. */
    returnPostage: 'buyer' | 'seller' | null
    /** Length in months from delivery or hand-over; null without a warranty. */
    warrantyMonths: number | null
    /** What the warranty covers. */
    warrantyText: string
  }
  SavedAfterSaleTerms: {
    terms: Schemas['AfterSaleTerms']
    /** Live listings that were changed. */
    changed: number
  }
  NewDefaultAfterSaleTerms: {
    terms: Schemas['NewAfterSaleTerms']
    applyToLive?: boolean
  }
  NewAfterSaleTerms: {
    returnDays?: number | null
    returnPostage?: 'buyer' | 'seller' | null
    warrantyMonths?: number | null
    warrantyText?: string
  }
  DefaultPlace: {
    /** Empty when none is saved; in the language of the page if it is the name of a known place. */
    place: string
  }
  NewDefaultPlace: {
    place: string
  }
  Renewal: {
    _id: string
    name: string
    slug: string
    img: string
    price: string
    priceMinor: number
    currency: string
    state: 'pending_review' | 'changes_requested' | 'rejected' | 'live' | 'paused' | 'reserved' | 'sold' | 'expired' | 'withdrawn' | 'removed'
    expiresAt: string
    /** Why it cannot be renewed now; null when it can be or was. */
    refusal: string | null
    /** True once the link was used. */
    renewed: boolean
  }
  Draft: {
    _id: string
    version: number
    /** Values by field. They are not validated before the draft is published. */
    values: Record<string, unknown>
    createdAt: string
    updatedAt: string
  }
  NewDraft: {
    /** The version that the client last read; 0 for a new draft. */
    version: number
    /** Values by field. They are not validated before the draft is published. */
    values: Record<string, unknown>
  }
  OpenListingReview: Schemas['ListingReview'] & {
    phone: Schemas['Phone']
    /** How the price compares with the fair price; null where none is known. */
    priceVerdict: 'great' | 'fair' | 'high' | null
    /** Of the seller; null once the account is deleted. */
    standing: {
      /** Sales that count. */
      sales: number
      openDisputes: number
      /** Listings that moderators removed. */
      removed: number
    } | null
    /** Matching photos to compare. */
    reuse: Schemas['PhotoReuse'][]
    /** The risk rules that required this review; for moderators only. */
    risk: {
      score: number
      reasons: string[]
      actions: ('review' | 'hold_payout' | 'require_possession' | 'require_verification' | 'block')[]
    } | null
  }
  PhotoReuse: {
    src: string
    other: {
      /** Null when the photo was deleted. */
      src: string | null
      /** A listing with this photo. */
      phoneId: string | null
      /** Null when the account was deleted. */
      seller: string | null
      sellerId: string | null
      listedAt: string
    }
    mirrored: boolean
    /** From 0 to 1, where 1 is the same picture. */
    similarity: number
  }
  ListingReview: {
    _id: string
    kind: 'listing' | 'change'
    proposed: Schemas['ProposedChange'] | null
    decision: 'approved' | 'changes_requested' | 'refused' | null
    reason: string
    /** Text for the seller about photos that a moderator has to review; otherwise empty. */
    notice: string
    /** What the seller still has to provide: a photo with a code, or the IMEI. */
    requirements: ('possession' | 'verification')[]
    createdAt: string
    decidedAt: string | null
  }
  ReviewDecision: {
    decision: 'approved' | 'changes_requested' | 'refused'
    reason?: string
  }
  OwnPhones: {
    items: Schemas['OwnPhone'][]
    /** Phones that match the filters. */
    total: number
    /** From 1; the last page if fewer exist. */
    page: number
    pageCount: number
    /** Phones that match the text, by state. */
    counts: {
      state: 'pending_review' | 'changes_requested' | 'rejected' | 'live' | 'paused' | 'reserved' | 'sold' | 'expired' | 'withdrawn' | 'removed'
      count: number
    }[]
  }
  OwnPhone: Schemas['Phone'] & {
    /** Views of its page, once per viewer and day, without bots. */
    views: number
    favorites: number
    /** Number of orders for it. */
    bookings: number
    expiresAt: string
    /** What can be done with the phone now. */
    actions: ('edit' | 'pause' | 'resume' | 'renew' | 'advertise' | 'stop_advertising' | 'withdraw')[]
    review: Schemas['OwnPhoneReview'] | null
    pausedByVacation: boolean
    /** Why a moderator removed it; null for every other state. */
    removalReason: string | null
    /** False where you offer only a delivery method that the shop does not: nobody can book it until you change that. */
    isDeliverable: boolean
  }
  OwnPhoneReview: {
    kind: 'listing' | 'change'
    /** Null while a moderator has not decided. */
    decision: 'changes_requested' | 'refused' | null
    reason: string
  }
  OwnPhoneSummaries: {
    items: Schemas['OwnPhoneSummary'][]
    /** Phones that match the filters. */
    total: number
    /** From 1; the last page if fewer exist. */
    page: number
    pageCount: number
    /** Phones that match the text, by state. */
    counts: {
      state: 'pending_review' | 'changes_requested' | 'rejected' | 'live' | 'paused' | 'reserved' | 'sold' | 'expired' | 'withdrawn' | 'removed'
      count: number
    }[]
  }
  OwnPhoneSummary: {
    _id: string
    /** The name as part of a URL. */
    slug: string
    brand: string
    name: string
    storageGb: number | null
    grade: 'A' | 'B' | 'C' | 'D' | null
    /** URL of the cover photo; empty when there is none. */
    img: string
    priceMinor: number
    currency: string
    state: 'pending_review' | 'changes_requested' | 'rejected' | 'live' | 'paused' | 'reserved' | 'sold' | 'expired' | 'withdrawn' | 'removed'
    advertised: boolean
    /** Views of its page, once per viewer and day, without bots. */
    views: number
    favorites: number
    /** Number of orders for it. */
    bookings: number
    expiresAt: string
    /** What can be done with the phone now. */
    actions: ('edit' | 'pause' | 'resume' | 'renew' | 'advertise' | 'stop_advertising' | 'withdraw')[]
    review: Schemas['OwnPhoneReview'] | null
    pausedByVacation: boolean
    /** Why a moderator removed it; null for every other state. */
    removalReason: string | null
    /** False where you offer only a delivery method that the shop does not: nobody can book it until you change that. */
    isDeliverable: boolean
    /** Incremented whenever what buyers see of the phone changes. */
    version: number
    /** How the price compares with sold prices or, where there are too few, with the estimate, as `verdict` of `GET /pricing`. Null without either. */
    priceVerdict: 'great' | 'fair' | 'high' | null
    /** The highest price that would be fair, where `priceVerdict` is `high`. */
    lowerToMinor: number | null
    /** Views on each of the last 30 days in the time zone of the shop, today last. */
    viewsByDay: number[]
  }
  BulkResults: {
    results: {
      id: string
      ok: boolean
      /** Null when refused. */
      state: 'pending_review' | 'changes_requested' | 'rejected' | 'live' | 'paused' | 'reserved' | 'sold' | 'expired' | 'withdrawn' | 'removed' | null
      error: string | null
      message: string | null
    }[]
  }
  BulkAction: {
    ids: string[]
    action: 'pause' | 'resume' | 'renew' | 'withdraw' | 'advertise' | 'stop_advertising'
  }
  CheckedFile: {
    /** SHA-256 of the file; send it with the import. */
    file: string
    valid: number
    duplicates: number
    invalid: number
    /** Names of columns that the import does not know and ignores. */
    unknownColumns: string[]
    /** Rows without any text, which the import skips. */
    emptyRows: number
    lines: Schemas['CheckedLine'][]
  }
  CheckedLine: {
    /** Line number in the file, from 1. */
    line: number
    /** Brand and name from the line. */
    phone: string
    price: string
    verdict: 'valid' | 'duplicate' | 'invalid'
    problems: {
      /** Null when the line itself is malformed. */
      column: 'id' | 'brand' | 'name' | 'price' | 'currency' | 'original_price' | 'storage_gb' | 'color' | 'used' | 'battery_percent' | 'location' | 'description' | 'return_days' | 'return_postage' | 'warranty_months' | 'warranty_text' | 'pick_up' | 'shipping' | 'handling_days' | 'carrier' | null
      message: string
    }[]
    /** Cells that the import ignores. The line can still be imported. */
    warnings: {
      column: 'grade'
      message: string
    }[]
    /** Why a duplicate is not listed again. */
    duplicateReason: string | null
  }
  ImportedPhones: {
    added: {
      line: number
      phoneId: string
    }[]
    duplicates: number
    rejected: {
      line: number
      problems: {
        /** Null when the line itself is malformed. */
        column: 'id' | 'brand' | 'name' | 'price' | 'currency' | 'original_price' | 'storage_gb' | 'color' | 'used' | 'battery_percent' | 'location' | 'description' | 'return_days' | 'return_postage' | 'warranty_months' | 'warranty_text' | 'pick_up' | 'shipping' | 'handling_days' | 'carrier' | null
        message: string
      }[]
    }[]
    /** Null at the end of the file. */
    next: number | null
  }
  SearchResult: {
    items: Schemas['OfferedPhone'][]
    /** At most 10000. */
    total: number
    /** False when there are more than total. */
    totalIsExact: boolean
    facets: {
      brand: {
        /** Value for the query parameter. */
        value: string
        /** Label to show. */
        label: string
        /** Number of results with this value, ignoring other values of the same filter. */
        count: number
      }[]
      /** The most frequent models. Values are slugs. */
      model: {
        /** Value for the query parameter. */
        value: string
        /** Label to show. */
        label: string
        /** Number of results with this value, ignoring other values of the same filter. */
        count: number
      }[]
      /** In GB. */
      storage: {
        /** Value for the query parameter. */
        value: string
        /** Label to show. */
        label: string
        /** Number of results with this value, ignoring other values of the same filter. */
        count: number
      }[]
      grade: {
        /** Value for the query parameter. */
        value: string
        /** Label to show. */
        label: string
        /** Number of results with this value, ignoring other values of the same filter. */
        count: number
      }[]
      /** Color families. */
      color: {
        /** Value for the query parameter. */
        value: string
        /** Label to show. */
        label: string
        /** Number of results with this value, ignoring other values of the same filter. */
        count: number
      }[]
      /** Ranges "min-max" in major units, inclusive. */
      price: {
        /** Value for the query parameter. */
        value: string
        /** Label to show. */
        label: string
        /** Number of results with this value, ignoring other values of the same filter. */
        count: number
      }[]
      /** At most this many months of use. */
      used: {
        /** Value for the query parameter. */
        value: string
        /** Label to show. */
        label: string
        /** Number of results with this value, ignoring other values of the same filter. */
        count: number
      }[]
      /** Minimum level of the seller. */
      sellerLevel: {
        /** Value for the query parameter. */
        value: string
        /** Label to show. */
        label: string
        /** Number of results with this value, ignoring other values of the same filter. */
        count: number
      }[]
      advertised: {
        /** Value for the query parameter. */
        value: string
        /** Label to show. */
        label: string
        /** Number of results with this value, ignoring other values of the same filter. */
        count: number
      }[]
      photo: {
        /** Value for the query parameter. */
        value: string
        /** Label to show. */
        label: string
        /** Number of results with this value, ignoring other values of the same filter. */
        count: number
      }[]
      pickUp: {
        /** Value for the query parameter. */
        value: string
        /** Label to show. */
        label: string
        /** Number of results with this value, ignoring other values of the same filter. */
        count: number
      }[]
      /** Countries, EU and WORLD as named in listings. A missing country has the count of EU if it is a member, otherwise that of WORLD. */
      shipsTo: {
        /** Value for the query parameter. */
        value: string
        /** Label to show. */
        label: string
        /** Number of results with this value, ignoring other values of the same filter. */
        count: number
      }[]
      freeShipping: {
        /** Value for the query parameter. */
        value: string
        /** Label to show. */
        label: string
        /** Number of results with this value, ignoring other values of the same filter. */
        count: number
      }[]
      /** The minimum. */
      batteryPercent: {
        /** Value for the query parameter. */
        value: string
        /** Label to show. */
        label: string
        /** Number of results with this value, ignoring other values of the same filter. */
        count: number
      }[]
      /** The minimum. */
      returnDays: {
        /** Value for the query parameter. */
        value: string
        /** Label to show. */
        label: string
        /** Number of results with this value, ignoring other values of the same filter. */
        count: number
      }[]
      /** The minimum. */
      warrantyMonths: {
        /** Value for the query parameter. */
        value: string
        /** Label to show. */
        label: string
        /** Number of results with this value, ignoring other values of the same filter. */
        count: number
      }[]
      /** Kilometers; only when searching near a place. */
      within?: {
        /** Value for the query parameter. */
        value: string
        /** Label to show. */
        label: string
        /** Number of results with this value, ignoring other values of the same filter. */
        count: number
      }[]
    }
    /** Filters read from `q`, such as “under 300”; null if there are none. They take precedence over the same filters among the parameters. */
    interpreted: {
      /** The text as sent in `q`. */
      text: string
      /** The words that remain. */
      q: string
      /** The filters that the text names, as query parameters. */
      params: Record<string, string[]>
      /** Phrases of the text that can’t be used as filters, each with the reason. */
      notes: string[]
    } | null
    /** The seller in the filter; null without this filter and for an unknown seller. */
    seller: {
      _id: string
      name: string
    } | null
    /** The text as typed, and as it was corrected. */
    corrected: {
      from: string
      to: string
    } | null
    /** Words that match no model and were searched for in the listings. */
    unmatchedWords: string[]
    /** Similar searches that have results; only when this one has none. */
    relatedSearches: {
      kind: 'drop_word' | 'price' | 'storage' | 'grade' | 'within' | 'filter'
      /** How this search differs. */
      label: string
      /** Query parameters of this search. */
      params: Record<string, string | string[]>
      total: number
    }[]
    /** Up to 12 phones that miss one or two filters, or words that nothing for sale has, the closest first; only when there are no results. */
    nearMatches: {
      /** How the phone differs from the search, such as “One grade lower”. */
      difference: string
      phone: Schemas['OfferedPhone']
    }[]
    /** Similar texts that have results, and a correction of the spelling that has none; only when this text has no results. */
    didYouMean: {
      q: string
      /** Number of results of this text. */
      total: number
    }[]
    /** The models with the most phones for sale; only when the text has no results. */
    popular: {
      slug: string
      name: string
      brand: string
      /** Number for sale. */
      live: number
    }[]
    /** Send it as `cursor` to get the next page; null on the last one. */
    cursor: string | null
  }
  OfferedPhone: Schemas['Phone'] & {
    /** How the price compares with sold prices or, where there are too few, with the estimate, as `verdict` of `GET /pricing`. Null without either. */
    priceVerdict: 'great' | 'fair' | 'high' | null
    /** Checks that found nothing against the phone: of its IMEI, its check-up in the browser, and that the seller has it. */
    proofs: ('imei' | 'checkup' | 'possession')[]
  }
  Suggestions: {
    models: {
      slug: string
      name: string
      brand: string
      /** Number for sale. */
      live: number
      /** The lowest price of those for sale, in minor units; null for none. */
      fromMinor: number | null
      /** URL of the photo of the cheapest one; empty when there is none. */
      img: string
    }[]
    currency: string
    brands: {
      id: string
      brand: string
      live: number
    }[]
  }
  Highlights: {
    /** Graded phones with a great price among the newest ones, one of each model. The first is farthest below its fair range. */
    deals: Schemas['OfferedPhone'][]
    /** Phones that cost less than at any time in the last 30 days, the one lowered last first. */
    priceDrops: Schemas['DroppedPhone'][]
    /** The phones that were listed last. */
    newest: Schemas['OfferedPhone'][]
  }
  DroppedPhone: Schemas['OfferedPhone'] & {
    /** The lowest price of the 30 days before, in minor units. */
    priceBeforeMinor: number
  }
  Place: {
    /** The GeoNames id. */
    id: number
    name: string
    /** With the country, and the region where the name is ambiguous. */
    label: string
    country: string
    region: string
    lat: number
    lon: number
  }
  FavoritePhone: Schemas['OfferedPhone'] & {
    /** What it cost when you saved it, in minor units; null if its price has not been edited since. */
    savedPriceMinor: number | null
  }
  FavoriteIds: {
    /** Newest first. */
    ids: string[]
  }
  Favorite: {
    id: string
    favorite: boolean
  }
  FollowedSellers: {
    items: {
      _id: string
      name: string
      photoURL: string | null
      /** Phones for sale. */
      live: number
      /** The newest phones for sale, three at most. */
      phones: {
        _id: string
        name: string
        img: string
        priceMinor: number
        currency: string
      }[]
      followedAt: string
    }[]
    /** Whether their new phones are emailed to you. */
    mails: boolean
  }
  Follow: {
    following: boolean
  }
  /** Whether alerts are emailed. */
  AlertMails: {
    on: boolean
  }
  SavedSearches: {
    /** Newest first. */
    searches: Schemas['SavedSearch'][]
    /** Whether alerts are also emailed. */
    mails: boolean
  }
  SavedSearch: {
    _id: string
    name: string
    /** Query string of the search page, without the question mark. */
    query: string
    /** Number of unread alerts. */
    unread: number
    createdAt: string
  }
  Alerts: {
    /** Newest first. */
    items: Schemas['Alert'][]
    unread: number
    /** Send it as `cursor` to get the next page; null on the last one. */
    cursor: string | null
  }
  Alert: {
    _id: string
    kind: 'match' | 'near_miss' | 'price_drop' | 'followed'
    reason: string
    /** Null for a deleted search, a price drop of a favorite, and a followed seller. */
    search: {
      _id: string
      name: string
    } | null
    phone: Schemas['Phone']
    at: string
    isRead: boolean
  }
  UnreadAlerts: {
    unread: number
  }
  UploadedPhoto: {
    success: true
    status: 200
    data: {
      id: string
      /** URL of the photo, at most 1200 pixels wide. */
      url: string
      display_url: string
      thumb: {
        url: string
      }
      /** A blurred preview to show until the photo is loaded. */
      placeholder: string
      width: number
      height: number
      /** Bytes. */
      size: number
      /** Seconds until the photo is deleted unless something uses it. */
      expiration: number
    }
  }
  PhotoRotation: {
    /** Clockwise. */
    degrees: 90 | 180 | 270
  }
  ConversationUpdatePage: {
    items: Schemas['ConversationUpdate'][]
    /** True if updates were missed and the conversations have to be reloaded. */
    reset: boolean
    lastUpdate: number
    unread: number
  }
  ConversationUpdate: {
    /** Numbered per person, without gaps. */
    number: number
    kind: 'message' | 'read' | 'conversation'
    conversation: Schemas['Conversation']
    message: Schemas['Message'] | null
    unread: number
  }
  Conversation: {
    _id: string
    phone: {
      _id: string
      name: string
      img: string
      slug: string
      state: string
      /** Its present price. */
      priceMinor: number
      currency: string
    }
    /** Whether you are the buyer or the seller. */
    side: 'buyer' | 'seller'
    /** The other person; null once the account is closed. */
    otherPerson: {
      _id: string
      name: string
      image: string | null
    } | null
    last: {
      text: string
      mine: boolean
      isPhoto: boolean
    }
    lastNumber: number
    lastAt: string
    /** Number of messages that you have not read. */
    unread: number
    /** Number of the last message that the other person has read. */
    seenNumber: number
    /** Why you cannot write here; null when you can. */
    closed: 'closed' | 'gone' | 'blocked_by_you' | 'blocked' | null
    /** Whether contact details are shown: true once the buyer has paid for the phone. */
    contactsShown: boolean
  }
  Message: {
    /** Numbered from 1 within a conversation. */
    number: number
    /** Set for your own messages only. */
    clientId: string | null
    mine: boolean
    side: 'buyer' | 'seller'
    text: string
    /** True if contact details in the message are hidden until the phone is paid for. */
    masked: boolean
    /** True if the message mentions paying outside the shop or a payment method common in scams. Both people see a warning. */
    paymentWarning: boolean
    photo: {
      url: string
      width: number
      height: number
    } | null
    at: string
  }
  Conversations: {
    /** Last message first. */
    items: Schemas['Conversation'][]
    /** Number of conversations with unread messages. */
    unread: number
    cursor: string | null
    /** Number of the last update; start the stream from here. */
    lastUpdate: number
  }
  UnreadConversations: {
    unread: number
    lastUpdate: number
  }
  /** Your conversation about a phone, if there is one. */
  OwnConversation: {
    conversationId: string | null
  }
  ConversationMessages: {
    conversation: Schemas['Conversation']
    /** Oldest first. */
    messages: Schemas['Message'][]
    /** True when there are earlier messages. */
    hasEarlier: boolean
  }
  SentMessage: {
    conversation: Schemas['Conversation']
    message: Schemas['Message']
  }
  ReportedConversation: {
    conversationId: string
    buyer: string
    seller: string
    closed: boolean
    messages: {
      number: number
      side: 'buyer' | 'seller'
      text: string
      photo: string | null
      at: string
      reported: boolean
    }[]
  }
  Advert: Schemas['PhoneInList'] & {
    /** The listing that is advertised. */
    phoneId: string
    /** True while a buyer has booked the phone. */
    booked: boolean
  }
  StoppedAdvertising: {
    acknowledged: true
    deletedCount: number
  }
  Advertised: {
    acknowledged: true
    advert: Schemas['Advert']
    order: Schemas['Order'] | null
  }
  Order: {
    _id: string
    phoneId: string
    name: string
    img: string
    price: string
    priceMinor: number
    /** Shipping cost on top of the price. */
    postage: string
    postageMinor: number
    /** Price and shipping cost. */
    total: string
    totalMinor: number
    currency: string
    /** How it is paid. */
    paymentMethod: 'online' | 'transfer' | 'meet_up'
    state: 'awaiting_payment' | 'payment_sent' | 'payment_disputed' | 'paid' | 'shipped' | 'delivered' | 'disputed' | 'completed' | 'return_requested' | 'return_approved' | 'return_sent' | 'cancelled' | 'expired' | 'refunded'
    /** When the state ends automatically; the end of the hold while payment is awaited. */
    dueAt: string | null
    buyer: string
    seller: string
    /** True while the buyer's bank is confirming the payment. */
    confirming: boolean
    /** For the buyer only, to give to the seller after checking the phone. */
    handOverCode: string | null
    /** How the phone gets to the buyer. Null until the buyer chooses, which means pick-up. */
    delivery: 'pick_up' | 'shipping' | null
    /** Transitions that you can make now. */
    transitions: ('cancel' | 'send_payment' | 'confirm_payment' | 'dispute_payment' | 'hand_over' | 'ship' | 'deliver' | 'confirm' | 'dispute' | 'cancel_sale' | 'request_return' | 'approve_return' | 'send_return' | 'receive_return' | 'keep_phone' | 'dispute_return')[]
    /** The state of the open warranty claim; null without one. */
    claimState: 'open' | 'unanswered' | 'refused' | 'agreed' | null
    /** What happens next; null when it is over. */
    next: Schemas['OrderNext'] | null
    createdAt: string
  }
  OrderNext: {
    actor: 'buyer' | 'seller' | 'admin'
    /** The next thing to do. */
    action: 'pay' | 'send_payment' | 'confirm_payment' | 'answer_cancellation' | 'meet' | 'choose_delivery' | 'accept_meet_up' | 'ship' | 'wait_for_parcel' | 'find_parcel' | 'inspect' | 'approve_return' | 'send_return' | 'wait_for_return' | 'answer_dispute' | 'send_back' | 'receive_return' | 'decide' | 'answer_bank' | 'wait_for_bank' | 'answer_claim' | 'decide_claim' | 'settle_claim'
    /** When it is due; null without a deadline. */
    dueAt: string | null
  }
  NewAdvert: {
    phoneId?: string
    /** The `version` of the phone that the buyer has read. */
    version?: number
    name?: string
    img?: string
    price?: string | number
    originalPrice?: string | number
    location?: string
    used?: string
    seller?: string
    email?: string
    /** The return period shown to the buyer, in days. Refused with 409 if it is shorter now. */
    returnDays?: number | null
    returnPostage?: 'buyer' | 'seller' | null
    /** The warranty shown to the buyer, in months. Refused with 409 if it is shorter now. */
    warrantyMonths?: number | null
  }
  OrderDetail: Schemas['Order'] & {
    /** Your role in this order. */
    viewerRole: 'buyer' | 'seller' | 'admin'
    sellerId: string | null
    sellerPhoto: string | null
    offered: Schemas['DeliveryTerms'] & unknown
    /** The marketplace's share; for the seller and admins. */
    fee: string | null
    feeMinor: number | null
    stateSince: string
    endedAt: string | null
    /** What you can do now, besides the transitions. */
    actions: ('pay' | 'choose_delivery' | 'propose_meet_up' | 'accept_meet_up' | 'correct_shipment' | 'request_cancellation' | 'answer_cancellation' | 'confirm_refund' | 'claim_warranty')[]
    deadlines: Schemas['OrderDeadline'][]
    /** Oldest first. */
    timeline: Schemas['OrderTimelineEntry'][]
    /** Newest first. */
    meetUps: Schemas['MeetUp'][]
    shipment: Schemas['Shipment'] | null
    /** For the buyer, and for the seller once a shipping order is paid. */
    address: Schemas['Address'] | null
    /** Suggested carriers. Any other name is accepted too. */
    carriers: string[]
    /** The short number of the order, also the reference for a transfer. */
    number: string
    /** The payment methods to choose from; empty once one is final. */
    paymentMethods: ('online' | 'transfer' | 'meet_up')[]
    /** The provider of online payments on this instance. */
    provider: 'stripe' | 'demo' | null
    /** When the reservation of an unpaid phone ends, also if an open online payment is canceled. */
    holdUntil: string | null
    /** How to pay outside this instance. For the buyer who chose it, and once it is marked as sent, for the seller and admins too. */
    transfer: Schemas['Transfer'] | null
    /** The request of the buyer to cancel the paid order. */
    cancellation: Schemas['CancellationRequest'] | null
    /** What the seller has to pay back because no money is held here for the order: it was not paid through this instance, or was paid out before a dispute about the warranty. */
    refund: Schemas['OwedRefund'] | null
    afterSale: Schemas['AfterSaleTerms'] & unknown
    /** When the buyer got the phone. */
    receivedAt: string | null
    /** The last time at which the buyer can request a return; null if returns are not accepted. */
    returnUntil: string | null
    /** When the warranty of the seller ends; null before it begins or without one. */
    warrantyUntil: string | null
    /** The newest return. */
    return: Schemas['OrderReturn'] | null
    /** Newest first. */
    warrantyClaims: Schemas['WarrantyClaim'][]
    refundable: {
      /** The amount that can still be refunded, in minor units. */
      minor: number
      /** True while the money is held here. Otherwise the seller pays warranty refunds directly. */
      isHeld: boolean
    }
    /** For the seller of an order that was paid online: the state of the payout. not_set_up: the seller has no payout account. waiting: a bank disputes the payment. return_period: the buyer can still return the phone. */
    payout: 'not_set_up' | 'waiting' | 'held' | 'return_period' | 'on_its_way' | 'sent' | null
    /** True after 30 wrong hand-over codes, until an admin allows new attempts. */
    handOverLocked: boolean
    /** For the buyer only: the hand-over code as a QR code (SVG). */
    handOverQr: string | null
  }
  OrderDeadline: {
    at: string
    /** Who is reminded then, or what happens automatically. */
    action: 'remind_buyer' | 'remind_seller' | 'remind_admin' | 'expire' | 'cancel_sale' | 'confirm' | 'refund' | 'keep_phone' | 'receive_return' | 'end_return_period'
  }
  OrderTimelineEntry: {
    /** What happened, in the past tense. */
    event: string
    at: string
    /** Who did it: "system" when a deadline passed, "provider" for a bank; null for events without an actor. */
    by: 'buyer' | 'seller' | 'carrier' | 'admin' | 'system' | 'provider' | null
    /** Who was reminded, for order_reminded. */
    reminded: 'buyer' | 'seller' | 'admin' | null
    reason: string | null
  }
  MeetUp: {
    number: number
    place: string
    /** True if contact details in the message are hidden until the phone is paid for. */
    masked: boolean
    at: string
    by: 'buyer' | 'seller'
    proposedAt: string
    state: 'proposed' | 'agreed' | 'superseded'
  }
  Shipment: {
    carrier: string
    tracking: string
    trackingUrl: string | null
    shippedAt: string
  }
  Address: {
    name: string
    line1: string
    line2: string
    city: string
    region: string
    postalCode: string
    /** ISO 3166-1 alpha-2 */
    country: string
    phone: string
  }
  Transfer: {
    /** Reference to include in the payment, so that the seller can match it. */
    reference: string
    /** Who the payment instructions belong to. */
    payee: 'seller' | 'shop'
    name: string
    text: string
    /** When the buyer marked the payment as sent. */
    sentAt: string | null
  }
  CancellationRequest: {
    reason: string
    requestedAt: string
    declinedAt: string | null
    declineReason: string | null
  }
  OwedRefund: {
    /** What the seller pays back, in minor units. */
    refundMinor: number
    /** When the buyer confirmed that it arrived. */
    confirmedAt: string | null
  }
  OrderReturn: {
    reason: string
    requestedAt: string
    /** The return address; null until the seller gives it. */
    place: string | null
    /** The parcel on its way back. */
    shipment: Schemas['Shipment'] | null
  }
  WarrantyClaim: {
    _id: string
    reason: 'does_not_work' | 'battery' | 'screen' | 'part_failed' | 'other'
    text: string
    photos: {
      _id: string
      width: number
      height: number
    }[]
    /** open: the seller has to answer. unanswered, refused: the buyer can open a dispute. agreed: the seller does what was agreed, and the buyer marks it as settled. disputed: the dispute of the order decides. */
    state: 'open' | 'unanswered' | 'refused' | 'agreed' | 'settled' | 'withdrawn' | 'lapsed' | 'disputed'
    madeAt: string
    /** When the state ends automatically; null once the claim is closed. */
    dueAt: string | null
    remedy: 'repair' | 'replacement' | 'refund' | null
    refundMinor: number | null
    /** What the seller wrote. */
    answer: string | null
    answeredAt: string | null
    closedAt: string | null
    /** What you can do now. */
    actions: ('agree' | 'refuse' | 'settle' | 'withdraw' | 'dispute')[]
  }
  ListingSnapshot: {
    /** When it was booked. */
    at: string
    brand: string
    name: string
    storageGb: number | null
    color: string | null
    grade: 'A' | 'B' | 'C' | 'D' | null
    used: string
    batteryPercent: number | null
    location: string
    description: string
    returnDays: number | null
    returnPostage: 'buyer' | 'seller' | null
    warrantyMonths: number | null
    warrantyText: string
    model: string | null
    /** The listed price. */
    price: string
    /** Empty when it was not given. */
    originalPrice: string
    currency: string
    delivery: Schemas['DeliveryTerms']
    photos: Schemas['Photo'][]
    /** The grading answers of the seller; empty if it was not graded. */
    answers: {
      question: string
      answer: string
    }[]
    checkup: {
      madeAt: string
      results: Schemas['TestResult'][]
    } | null
    /** True when the listing has changed since, apart from its price and photos. */
    isChanged: boolean
  }
  SaleCancellation: {
    reason: string
  }
  NewShipment: {
    carrier: string
    tracking: string
  }
  HandOver: {
    code: string
  }
  DeliveryChoice: {
    method: 'pick_up' | 'shipping'
    address?: Schemas['NewAddress']
    /** The shipping cost shown to the buyer, in minor units; 0 if left out. If shipping to the address costs a different amount, the response is 409 `postage_changed` and nothing changes. */
    postageMinor?: number
  }
  NewAddress: {
    name: string
    line1: string
    line2?: string
    city: string
    region?: string
    postalCode?: string
    country: string
    phone?: string
  }
  NewMeetUp: {
    place: string
    /** In the future, at most 60 days ahead. */
    at: string
  }
  CancellationReason: {
    /** Shown to the other side. */
    reason: string
  }
  ReturnPlace: {
    /** An address, or a place to meet; shown to the buyer. */
    place: string
  }
  NewWarrantyClaim: {
    reason: 'does_not_work' | 'battery' | 'screen' | 'part_failed' | 'other'
    text: string
    /** URLs of your uploads; visible to the buyer, the seller and admins only. */
    photos?: string[]
  }
  WarrantyClaimAgreement: {
    remedy: 'repair' | 'replacement' | 'refund'
    /** Shown to the buyer. */
    text: string
    /** Only for refund: what the buyer gets back, in minor units. */
    refundMinor?: number
  }
  WarrantyClaimRefusal: {
    /** Shown to the buyer. */
    text: string
  }
  SavedAddress: {
    _id: string
    address: Schemas['Address']
    isDefault: boolean
  }
  NewSavedAddress: {
    address: Schemas['NewAddress']
    /** Makes this the default address. To change the default, set it on another address. */
    isDefault?: boolean
  }
  Receipt: {
    orderId: string
    number: string
    viewerRole: 'buyer' | 'seller'
    name: string
    /** The last digits of the IMEI, if the seller entered it. */
    imeiLast4: string | null
    shop: {
      name: string
      host: string
      email: string | null
      address: string | null
    }
    buyer: string
    seller: string
    /** The lines of the shipping address, while the order page shows it to you. */
    shipTo: string[] | null
    paymentMethod: 'online' | 'transfer' | 'meet_up'
    delivery: 'pick_up' | 'shipping' | null
    currency: string
    priceMinor: number
    postageMinor: number
    /** Price and shipping cost. */
    totalMinor: number
    /** The amount refunded, or to be refunded, to the buyer. */
    refundMinor: number
    /** When the buyer confirmed that the seller paid it back. */
    refundConfirmedAt: string | null
    /** The fee of this instance, with VAT; for the seller. */
    feeMinor: number | null
    feeVat: Schemas['FeeVat'] | null
    /** For the seller: whether the fee has been charged. Until the order ends it is an estimate without VAT details. */
    isFeeCharged: boolean
    afterSale: Schemas['AfterSaleTerms'] & unknown
    returnUntil: string | null
    warrantyUntil: string | null
    bookedAt: string
    paidAt: string
    completedAt: string | null
    refundedAt: string | null
  }
  /** The VAT in a fee, as it was when the fee was charged. Null for a fee without VAT, and until the fee is charged. */
  FeeVat: {
    /** The VAT rate; 0 with a reverse charge. */
    percent: number
    /** The fee without VAT, in minor units. */
    netMinor: number
    /** With `netMinor` it is the fee. */
    vatMinor: number
    shopName: string
    shopVatNumber: string
    /** Of a business that accounts for the VAT itself (reverse charge); null else. */
    sellerVatNumber: string | null
  }
  Checkout: {
    orderId: string
    phoneId: string
    name: string
    img: string
    seller: string
    price: string
    priceMinor: number
    /** Shipping cost on top of the price. */
    postage: string
    postageMinor: number
    /** Price and shipping cost. */
    total: string
    totalMinor: number
    currency: string
    afterSale: Schemas['AfterSaleTerms'] & unknown
    state: 'awaiting_payment' | 'payment_sent' | 'payment_disputed' | 'paid' | 'shipped' | 'delivered' | 'disputed' | 'completed' | 'return_requested' | 'return_approved' | 'return_sent' | 'cancelled' | 'expired' | 'refunded'
    paymentMethod: 'online' | 'transfer' | 'meet_up'
    /** When the hold on the phone ends. */
    dueAt: string | null
    /** The payment methods that this order can be paid with now. */
    paymentMethods: {
      method: 'online' | 'transfer' | 'meet_up'
      provider: 'stripe' | 'demo' | null
    }[]
    /** When the reservation ends if the online payment is canceled. */
    holdUntil: string | null
    /** The newest online payment. */
    payment: Schemas['Payment'] | null
  }
  Payment: {
    _id: string
    provider: 'stripe' | 'demo'
    /** open: waiting for payment. closing, cancelled: no longer needed. returned: paid too late and refunded in full. */
    state: 'open' | 'closing' | 'cancelled' | 'paid' | 'returned'
    /** Why the last attempt was declined, as text for the buyer. */
    failure: string | null
    /** True while the buyer's bank is confirming the payment; it cannot be changed until then. */
    confirming: boolean
    /** For Stripe's Payment Element; null unless the payment is open. */
    clientSecret: string | null
    publishableKey: string | null
    /** Test cards of the demo provider. No money moves. */
    cards: {
      number: string
      description: string
    }[]
  }
  PaymentMethodChoice: {
    paymentMethod: 'online' | 'transfer' | 'meet_up'
  }
  Dispute: {
    _id: string
    orderId: string
    phoneId: string
    name: string
    img: string
    buyer: string
    seller: string
    /** For admins; otherwise null. */
    buyerId: string | null
    /** For admins; otherwise null. */
    sellerId: string | null
    priceMinor: number
    /** Price and postage; a part refund is less than this. */
    paidMinor: number
    price: string
    currency: string
    reason: 'payment_not_received' | 'payment_not_confirmed' | 'return_not_accepted' | 'return_not_as_sold' | 'warranty_not_honored' | 'not_as_described' | 'does_not_work' | 'wrong_phone' | 'not_arrived' | 'locked_or_listed' | 'other'
    stage: 'open' | 'answered' | 'returning' | 'sent_back' | 'stuck' | 'closed'
    openedAt: string
    /** Deadline for the seller to answer. */
    answerDueAt: string | null
    /** When the buyer is refunded automatically. */
    endsAt: string | null
    returnDueAt: string | null
    /** The warranty claim that the dispute is about. */
    claim: Schemas['WarrantyClaim'] | null
    statements: {
      _id: string
      by: 'buyer' | 'seller' | 'admin'
      text: string
      at: string
      photos: {
        _id: string
        width: number
        height: number
      }[]
    }[]
    /** Newest first. */
    settlements: {
      number: number
      by: 'buyer' | 'seller'
      kind: 'release' | 'part_refund' | 'return' | 'refund' | 'accept_payment' | 'reject_payment'
      refundMinor: number | null
      state: 'proposed' | 'accepted' | 'declined' | 'superseded'
      at: string
    }[]
    return: {
      carrier: string
      tracking: string
      sentAt: string
      imei: 'same' | 'other' | 'unknown' | 'no_phone' | null
      receivedAt: string | null
    } | null
    /** True when the IMEI of the returned phone is required. */
    needsImei: boolean
    outcome: 'release' | 'part_refund' | 'refund' | 'accept_payment' | 'reject_payment' | null
    refundMinor: number | null
    decidedBy: 'buyer' | 'seller' | 'both' | 'admin' | 'system' | 'bank' | null
    decision: string | null
    closedAt: string | null
    /** Outcomes that you can propose, or decide as an admin. */
    solutions: ('release' | 'part_refund' | 'return' | 'refund' | 'accept_payment' | 'reject_payment')[]
    /** What you can do now. */
    actions: ('add_statement' | 'propose_settlement' | 'answer_settlement' | 'send_back' | 'receive_return' | 'decide')[]
  }
  NewDispute: {
    reason: 'payment_not_received' | 'payment_not_confirmed' | 'return_not_accepted' | 'return_not_as_sold' | 'warranty_not_honored' | 'not_as_described' | 'does_not_work' | 'wrong_phone' | 'not_arrived' | 'locked_or_listed' | 'other'
    text: string
    /** URLs of your uploads; visible to the buyer, the seller and admins only. */
    photos?: string[]
  }
  NewDisputeStatement: {
    text: string
    /** URLs of your uploads; visible to the buyer, the seller and admins only. */
    photos?: string[]
  }
  NewSettlement: {
    kind: 'release' | 'part_refund' | 'return' | 'refund' | 'accept_payment' | 'reject_payment'
    /** Amount refunded to the buyer in minor units; only for part_refund. */
    refundMinor?: number
  }
  ReturnReport: {
    /** What the parcel contained: the phone, another phone, or nothing (also if no parcel arrived). */
    arrived: 'phone' | 'other_phone' | 'nothing'
    /** IMEI of the returned phone; required when the listing had one. */
    imei?: string
  }
  DisputeDecision: {
    kind: 'release' | 'part_refund' | 'return' | 'refund' | 'accept_payment' | 'reject_payment'
    /** Amount refunded to the buyer in minor units; only for part_refund. */
    refundMinor?: number
    reason: string
  }
  ArrivalGrading: {
    grade: 'A' | 'B' | 'C' | 'D'
    listedGrade: 'A' | 'B' | 'C' | 'D' | null
    differences: {
      question: string
      listed: string
      received: string
      isWorse: boolean
    }[]
    /** True when the phone is in worse condition than listed. */
    isWorse: boolean
    /** The differences as text, to start a dispute with. */
    text: string
    at: string
  }
  Rubric: {
    version: number
    questions: {
      id: string
      text: string
      hint: string
      /** One option, any of them, or a number from 1 to 100 (null: not shown). */
      answer: 'one' | 'some' | 'percent'
      options: {
        id: string
        label: string
        most: 'A' | 'B' | 'C' | 'D'
      }[]
    }[]
  }
  NewArrivalGrading: {
    answers: Schemas['Answers']
  }
  Offers: {
    /** Newest first. */
    items: Schemas['Offer'][]
    /** How many more offers a buyer can make for this phone. */
    remaining: number | null
  }
  Offer: {
    _id: string
    phoneId: string
    name: string
    img: string
    slug: string
    price: string
    priceMinor: number
    /** The listed price at that time. */
    askingPrice: string
    askingMinor: number
    currency: string
    by: 'buyer' | 'seller'
    viewerRole: 'buyer' | 'seller'
    /** Name of the other person. */
    otherName: string
    state: 'open' | 'countered' | 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'superseded'
    expiresAt: string
    createdAt: string
    /** The order that was made when the offer was accepted. */
    orderId: string | null
    /** What you can do now. */
    actions: ('accept' | 'decline' | 'counter' | 'withdraw')[]
  }
  NewOffer: {
    phoneId: string
    /** A price in major units, in any usual notation, in the currency of the phone. */
    price: string | number
    /** The `version` of the phone that the buyer has read. If it has changed since, the offer is refused with 409 `phone_changed` and `fields` says what changed. */
    version?: number
  }
  CounterOffer: {
    /** A price in major units, in any usual notation, in the currency of the phone. */
    price: string | number
  }
  UserRatings: {
    /** Rounded to one digit; null without ratings. */
    average: number | null
    count: number
    items: {
      _id: string
      stars: number
      text: string
      /** First name and initial. */
      by: string
      side: 'buyer' | 'seller'
      writtenAt: string
      publishedAt: string | null
      /** The reply of the rated person. */
      reply: {
        text: string
        at: string
      } | null
      /** For admins, to hide the rating; null for everyone else. */
      orderId: string | null
    }[]
    /** Send it as `before` to get the next page; null on the last one. */
    next: string | null
  }
  SaleRatings: {
    own: {
      _id: string
      stars: number
      text: string
      /** First name and initial. */
      by: string
      side: 'buyer' | 'seller'
      writtenAt: string
      publishedAt: string | null
      /** The reply of the rated person. */
      reply: {
        text: string
        at: string
      } | null
      /** When a moderator hid it, and why; null while it is visible. */
      hidden: {
        at: string
        reason: string | null
      } | null
      /** The same for the reply. */
      replyHidden: {
        at: string
        reason: string | null
      } | null
    } | null
    /** Null until it is published. */
    other: {
      _id: string
      stars: number
      text: string
      /** First name and initial. */
      by: string
      side: 'buyer' | 'seller'
      writtenAt: string
      publishedAt: string | null
      /** The reply of the rated person. */
      reply: {
        text: string
        at: string
      } | null
    } | null
    otherWrote: boolean
    /** True when a moderator hid the rating of the other side. */
    otherHidden: boolean
    /** When the rating is published at the latest. */
    shownFrom: string | null
    canRate: boolean
    /** Your reply to the rating of the other side. */
    ownReply: {
      text: string
      editableUntil: string
      /** When a moderator hid it, and why; null while it is visible. */
      hidden: {
        at: string
        reason: string | null
      } | null
    } | null
    /** Whether you can write or edit it now. */
    canReply: boolean
  }
  NewRating: {
    stars: number
    text?: string
  }
  PublishedRatings: {
    items: {
      _id: string
      stars: number
      text: string
      /** First name and initial. */
      by: string
      side: 'buyer' | 'seller'
      writtenAt: string
      publishedAt: string | null
      /** The reply of the rated person. */
      reply: {
        text: string
        at: string
      } | null
      /** When a moderator hid it, and why; null while it is visible. */
      hidden: {
        at: string
        reason: string | null
      } | null
      /** The same for the reply. */
      replyHidden: {
        at: string
        reason: string | null
      } | null
    }[]
  }
  RatingHiding: {
    side: 'buyer' | 'seller'
    /** The rating with its reply, or the reply alone. */
    part?: 'review' | 'reply'
    reason: string
  }
  RatingUnhiding: {
    side: 'buyer' | 'seller'
    /** The rating with its reply, or the reply alone. */
    part?: 'review' | 'reply'
  }
  NewReply: {
    text: string
  }
  SellerProfile: {
    _id: string
    name: string
    photoURL: string | null
    /** Place of their last listing, in the language of the page; empty when unknown. */
    place: string
    memberSince: string
    level: 'new' | 'proven' | 'trusted'
    /** Phones sold here, except cash sales that do not count toward the level. */
    sales: number
    /** The last ones, newest first. */
    recentlySold: {
      phoneId: string
      name: string
      img: string
      priceMinor: number
      currency: string
      /** When it was sold. */
      month: string
    }[]
    /** Median time until the first answer to a message; null with fewer than 3 conversations. */
    responseMinutes: number | null
    /** End of the vacation; null when there is none. */
    awayUntil: string | null
    followers: number
    /** Sales and ratings in other shops, from statements that those shops signed. They do not affect the level or the ratings here. */
    elsewhere: Schemas['ImportedReputation'][]
    /** Who they are if they trade as a business; null for private persons. */
    business: Schemas['Trader'] | null
    /** What is known about the seller. None of these checks verifies their identity. */
    checks: {
      /** Null if the address is not confirmed and the shop does not require it. */
      emailConfirmed: boolean | null
      /** Whether they entered a code from a text message to their mobile number; null if the shop sends no text messages. */
      phoneNumberConfirmed: boolean | null
      /** Whether the payment provider has accepted an account for payouts; null in a shop without online payments. */
      payoutAccount: boolean | null
      /** Number of phones, for sale or sold, with a photo that shows the phone and a one-time code. */
      verifiedPhones: number
    }
    afterSale: Schemas['AfterSaleTerms'] & unknown
  }
  ImportedReputation: {
    _id: string
    origin: string
    sales: number
    ratings: number
    average: number | null
    issuedAt: string
    expiresAt: string
  }
  /** The details of a seller who trades as a business. Optional texts are empty. */
  Trader: {
    companyName: string
    legalForm: string
    line1: string
    line2: string
    city: string
    postalCode: string
    /** ISO 3166-1 alpha-2 */
    country: string
    email: string
    phone: string
    /** The trade register; empty without an entry. */
    register: string
    registerNumber: string
    vatNumber: string
  }
  SignedStatement: {
    /** The signed data, as JSON text. */
    statement: string
    /** Ed25519, base64. */
    signature: string
    /** The 32 bytes in base64. */
    publicKey: string
  }
  NewReputationStatement: {
    code: string
  }
  ReputationCode: {
    code: string
    expiresAt: string
  }
  MyReputation: {
    imported: Schemas['ImportedReputation'][]
    /** Shops whose statements are accepted. */
    shops: string[]
  }
  TrustedShops: {
    own: {
      origin: string
      publicKey: string
      fingerprint: string
    }
    shops: Schemas['TrustedShop'][]
  }
  TrustedShop: {
    _id: string
    origin: string
    publicKey: string
    fingerprint: string
    addedAt: string
    /** Number of sellers who show ratings from this shop. */
    statements: number
  }
  NewTrustedShop: {
    origin: string
    publicKey: string
  }
  Business: {
    business: Schemas['Trader'] | null
    revision: string | null
  }
  NewBusiness: {
    companyName: string
    legalForm?: string
    line1: string
    line2?: string
    city: string
    postalCode?: string
    country: string
    email: string
    phone: string
    register?: string
    registerNumber?: string
    vatNumber?: string
    /** You offer only products that comply with the law of the EU. */
    certified: true
    /** The revision that you edited; null if there was none. If it has changed meanwhile, the answer is 409 `business_changed`. */
    revision: string | null
  }
  PersonBusinesses: {
    business: Schemas['Trader'] | null
    former: {
      trader: Schemas['Trader']
      endedAt: string
    }[]
  }
  Notifications: {
    items: {
      _id: string
      kind: 'orders' | 'payments' | 'disputes' | 'offers' | 'ratings' | 'listings' | 'reports' | 'account'
      title: string
      text: string
      /** Path of the page where the reader can act. */
      path: string
      createdAt: string
      isRead: boolean
    }[]
    /** Unread notifications; counting stops at 100. */
    unread: number
    /** Pass as `before` to get the next page; null on the last page. */
    next: string | null
  }
  ReadNotifications: {
    upTo: string
  }
  NotificationSettings: {
    kinds: {
      kind: 'orders' | 'payments' | 'disputes' | 'offers' | 'ratings' | 'listings' | 'reports' | 'account'
      label: string
      shown: boolean
      mailed: boolean
      pushed: boolean
    }[]
    /** Whether unread messages are emailed. */
    messageMails: boolean
    /** Whether messages are pushed to the browsers that you switched on. */
    messagePushes: boolean
  }
  NewNotificationSettings: {
    notShown?: ('orders' | 'payments' | 'disputes' | 'offers' | 'ratings' | 'listings' | 'reports' | 'account')[]
    notMailed?: ('orders' | 'payments' | 'disputes' | 'offers' | 'ratings' | 'listings' | 'reports' | 'account')[]
    notPushed?: ('orders' | 'payments' | 'disputes' | 'offers' | 'ratings' | 'listings' | 'reports' | 'account')[]
    messageMails?: boolean
    messagePushes?: boolean
  }
  PushSubscription: {
    /** The `applicationServerKey` to subscribe with, as base64url; null if the shop sends no push notifications. */
    publicKey: string | null
    /** The address of the subscription of this session; null while it is off. */
    endpoint: string | null
  }
  NewPushSubscription: {
    endpoint: string
    keys: {
      p256dh: string
      auth: string
    }
  }
  UndeliveredMail: {
    _id: string
    to: string
    subject: string
    attempts: number
    createdAt: string
  }
  DemoPaymentOutcome: {
    state: 'paid' | 'declined' | 'needs_confirmation' | 'cancelled' | 'returned'
    /** What happened, as text for the buyer. */
    message: string
  }
  DemoCardPayment: {
    card: string
    /** Whether the buyer confirms the payment when the bank requires it. */
    approved?: boolean
  }
  EventReceived: {
    received: true
  }
  PayoutAccount: {
    provider: 'stripe' | 'demo' | null
    /** unavailable: buyers pay at the meet-up only. incomplete: something is missing. */
    state: 'unavailable' | 'none' | 'incomplete' | 'ready'
    /** Information that the provider still requires, as text for the seller. */
    missing: string[]
    /** Due now; negative when it is owed. */
    due: Schemas['Money'][]
    paidOut: Schemas['Money'][]
    /** Paid by buyers for sales under way, minus fees. */
    onItsWay: (Schemas['Money'] & {
      sales: number
      /** When the first of them is complete; null while that is not known. */
      firstAt: string | null
    })[]
    waiting: {
      orderId: string
      amount: Schemas['Money']
      since: string
      /** Why it is held; null when it is being paid out. */
      reason: string | null
      /** When it is paid out: for the first sales of a seller, and after a change of the payout account. */
      until: string | null
    }[]
    /** When payouts resume after a change of the payout account. */
    changedUntil: string | null
  }
  Money: {
    /** In major units. */
    amount: string
    amountMinor: number
    currency: string
  }
  PayoutSetUp: {
    /** URL to redirect the seller to. */
    url: string
  }
  Statement: {
    lines: {
      _id: string
      at: string
      kind: 'sale' | 'part_refund' | 'payout' | 'payout_outside' | 'chargeback'
      orderId: string | null
      name: string | null
      /** What the buyer paid. */
      price: Schemas['Money'] | null
      refunded: Schemas['Money'] | null
      /** Shipping cost that the buyer paid. */
      postage: Schemas['Money'] | null
      /** The fee of the shop, with VAT. */
      fee: Schemas['Money'] | null
      feeVat: Schemas['FeeVat'] | null
      amount: Schemas['Money'] & unknown
      balance: Schemas['Money'] & unknown
    }[]
    /** Older lines are left out. */
    hasMore: boolean
  }
  PaymentInstructions: {
    /** Whose payment instructions buyers get: "seller" if sellers give their own, "shop" if the operator does, "off" if nobody can pay by transfer. */
    mode: 'off' | 'seller' | 'shop'
    instructions: {
      name: string
      text: string
    } | null
  }
  NewPaymentInstructions: {
    /** What buyers choose. */
    name: string
    /** What the buyer needs, such as account holder and IBAN. */
    text: string
  }
  PayoutList: {
    items: Schemas['ListedPayout'][]
    /** Pass as `cursor` to get the next page; null on the last page. */
    cursor: string | null
    /** How many there are with these filters, on the first page; 1001 if there are more than 1000, and null on later pages. */
    total: number | null
  }
  ListedPayout: {
    _id: string
    kind: 'payout' | 'refund'
    /** waiting: for the seller or a bank. failed: not tried again until an admin retries it. */
    state: 'due' | 'waiting' | 'sent' | 'done' | 'failed'
    amount: Schemas['Money']
    orderId: string
    orderNumber: string
    /** The phone of the order. */
    name: string
    /** Who is paid: the seller, or of a refund the buyer. */
    person: {
      _id: string | null
      name: string
    }
    problem: string | null
    /** The language of `problem`: errors of the payment provider are English. */
    problemLanguage: string | null
    createdAt: string
    doneAt: string | null
  }
  MoneyReport: {
    provider: 'stripe' | 'demo' | null
    /** True when the provider did not report its balance. */
    isUnavailable: boolean
    currencies: {
      currency: string
      held: Schemas['Money'] & unknown
      dueToSellers: Schemas['Money']
      refundsOwed: Schemas['Money'] & unknown
      fees: Schemas['Money'] & unknown
      providerFees: Schemas['Money'] & unknown
      withdrawn: Schemas['Money'] & unknown
      paidOut: Schemas['Money']
      atProvider: Schemas['Money'] & unknown
      providerBalance: Schemas['Money'] | null
      /** Provider balance minus ledger: 0 unless money was moved by hand. Null until all transactions of the provider have been read. */
      difference: Schemas['Money'] | null
    }[]
    disputes: {
      paymentId: string
      orderId: string
      state: 'open' | 'won' | 'lost'
      amount: Schemas['Money']
      paidAt: string
    }[]
  }
  MoneyTask: {
    _id: string
    kind: 'refund' | 'payout' | 'cancel'
    orderId: string
    /** waiting: for the seller or a bank. failed: not tried again until an admin retries it. */
    state: 'due' | 'waiting' | 'sent' | 'done' | 'failed'
    amount: Schemas['Money']
    attempts: number
    problem: string | null
    /** The language of `problem`: errors of the payment provider are English. */
    problemLanguage: string | null
    /** True when it needs the attention of an admin. */
    stuck: boolean
    /** What an admin can do. settle: record a payment made outside the provider; refused while an attempt may be running. */
    actions: ('retry' | 'settle')[]
    dueAt: string | null
    createdAt: string
  }
  OutsidePayment: {
    /** The amount paid. Refused if it differs from the amount due now. */
    amountMinor: number
    /** How it was paid; shown to the recipient and recorded in the audit log. */
    reason: string
  }
  Report: {
    _id: string
    kind: 'listing' | 'message' | 'seller' | 'review' | 'reply'
    /** For a report about a listing or a message. */
    phoneId: string | null
    /** For a report about a message. */
    conversationId: string | null
    /** Name of the phone, or of the person who is reported. */
    name: string
    img: string
    seller: string
    listingState: string | null
    reason: 'stolen' | 'counterfeit' | 'misleading' | 'offensive' | 'fraud' | 'impersonation' | 'private' | 'fake' | 'other'
    note: string
    reporter: string
    decision: 'dismissed' | 'removed' | 'closed' | 'banned' | 'hidden' | null
    createdAt: string
    /** For admins; null when the account was deleted. */
    account: Schemas['ReportedAccount'] | null
    /** For admins, of a reported review or reply. */
    review: Schemas['ReportedReview'] | null
  }
  ReportedAccount: {
    _id: string
    name: string
    isSeller: boolean
    isBanned: boolean
    memberSince: string
    /** All reports about this account so far. */
    reports: number
    openReports: number
    average: number | null
    ratings: number
    /** The 3 most recent public ratings. */
    lastRatings: {
      stars: number
      text: string
      by: string
      writtenAt: string
    }[]
  }
  ReportedReview: {
    orderId: string
    side: 'buyer' | 'seller'
    stars: number
    text: string
    by: string
    about: string
    reply: string | null
    /** Whether the review is hidden or, for a reported reply, the reply. */
    isHidden: boolean
  }
  /** Identifies exactly one phone, seller, review or reply. */
  NewReport: {
    phoneId?: string
    /** With `phoneId`: a message about this phone that the other person sent you. Reports the message. */
    message?: {
      conversationId: string
      number: number
    }
    sellerId?: string
    /** `_id` of a published rating. */
    reviewId?: string
    /** `_id` of a published rating, to report the reply to it. */
    replyTo?: string
    /** For a listing: stolen, counterfeit, misleading, offensive, other. For a message: stolen, counterfeit, misleading, offensive, fraud, other. For a seller: fraud, counterfeit, stolen, impersonation, offensive, other. For a review: fake, offensive, private, other. For a reply: offensive, private, fake, other. */
    reason: 'stolen' | 'counterfeit' | 'misleading' | 'offensive' | 'fraud' | 'impersonation' | 'private' | 'fake' | 'other'
    note?: string
  }
  ReportDecision: {
    /** `removed` removes the phone, `closed` closes the conversation of a reported message, `hidden` hides a reported review or reply. */
    decision: 'dismissed' | 'removed' | 'closed' | 'hidden'
    /** Required for `removed` and `hidden`, where the seller or author can read it. */
    reason?: string
    /** For admins only; kept in the audit log. */
    note?: string
  }
  BanDecision: {
    /** What the person did. The person can read it. */
    reason: string
    /** For admins only; kept in the audit log. */
    note?: string
  }
  RemovedListing: {
    phoneId: string
    state: 'removed'
  }
  NewRemoval: {
    /** Why it is removed. The seller can read it. */
    reason: string
    /** For admins only; kept in the audit log. */
    note?: string
  }
  AllListings: {
    items: Schemas['ListingOverview'][]
    /** Pass as `cursor` to get the next page; null on the last page. */
    cursor: string | null
    /** How many there are with these filters, on the first page; 1001 if there are more than 1000, and null on later pages. */
    total: number | null
  }
  ListingOverview: {
    _id: string
    name: string
    img: string
    priceMinor: number
    currency: string
    state: 'pending_review' | 'changes_requested' | 'rejected' | 'live' | 'paused' | 'reserved' | 'sold' | 'expired' | 'withdrawn' | 'removed'
    removalReason: string | null
    seller: {
      /** Null when the account was deleted. */
      _id: string | null
      name: string
      email: string | null
    }
    createdAt: string
  }
  AllOrders: {
    items: Schemas['OrderOverview'][]
    /** Pass as `cursor` to get the next page; null on the last page. */
    cursor: string | null
    /** How many there are with these filters, on the first page; 1001 if there are more than 1000, and null on later pages. */
    total: number | null
  }
  OrderOverview: {
    _id: string
    /** The number on the receipt. */
    number: string
    phoneId: string
    name: string
    img: string
    /** Price and shipping cost. */
    totalMinor: number
    currency: string
    paymentMethod: 'meet_up' | 'online' | 'transfer'
    delivery: 'pick_up' | 'shipping' | null
    state: 'awaiting_payment' | 'payment_sent' | 'payment_disputed' | 'paid' | 'shipped' | 'delivered' | 'disputed' | 'completed' | 'return_requested' | 'return_approved' | 'return_sent' | 'cancelled' | 'expired' | 'refunded'
    dueAt: string | null
    /** What happens next; null when it is over. */
    next: Schemas['OrderNext'] | null
    buyer: {
      /** Null when the account was deleted. */
      _id: string | null
      name: string
      email: string | null
    }
    seller: {
      /** Null when the account was deleted. */
      _id: string | null
      name: string
      email: string | null
    }
    createdAt: string
  }
  AuditLog: {
    items: Schemas['AuditEntry'][]
    /** Every action that the log has. */
    actions: string[]
    /** Pass as `cursor` to get the next page; null on the last page. */
    cursor: string | null
  }
  AuditEntry: {
    _id: number
    at: string
    actor: {
      /** Null when the system acted. */
      _id: string | null
      /** The role at that time; `system` when nobody acted, such as at a deadline. */
      role: string
      /** The present name; null when the account was deleted, or the system acted. */
      name: string | null
      email: string | null
    }
    /** The API key that a program acted with; null for a session. */
    apiKey: {
      _id: string
      name: string | null
      /** Its last four characters. */
      ending: string | null
    } | null
    action: string
    subject: {
      /** Such as `user`, `order` or `listing`. */
      type: string
      id: string
      /** The present name of a person or phone; null for anything else, or once deleted. */
      name: string | null
    }
    /** More about the action. */
    data: Record<string, unknown>
  }
  Suspension: {
    name: string
    bannedAt: string
    /** Empty when none was given. */
    reason: string
    appeal: {
      text: string
      createdAt: string
      /** Null while it is open. */
      decision: 'accepted' | 'rejected' | null
      /** Empty while it is open. */
      decisionReason: string
    } | null
  }
  NewAppeal: {
    text: string
  }
  Appeal: {
    _id: string
    person: {
      _id: string
      name: string
      email: string
    }
    bannedAt: string
    banReason: string
    text: string
    /** `ended`: an admin unbanned the person without deciding the appeal. */
    state: 'open' | 'accepted' | 'rejected' | 'ended'
    /** Empty until it is decided. */
    decisionReason: string
    decidedAt: string | null
    createdAt: string
  }
  AppealDecision: {
    decision: 'accepted' | 'rejected'
    /** Shown to the person. */
    reason: string
  }
  Transparency: {
    asOf: string
    /** Not decided yet. */
    waiting: {
      reports: number
      appeals: number
    }
    /** Newest first, from the first quarter in which anything happened; empty before. */
    quarters: Schemas['TransparencyQuarter'][]
  }
  TransparencyQuarter: {
    /** In the shop’s time zone. */
    quarter: string
    removedListings: {
      total: number
      /** By the reason of the report that led to the removal; `unreported` if there was no report. Reasons that never occurred are left out. */
      byReason: Record<string, number>
    }
    /** Including hidden replies. */
    hiddenReviews: number
    bans: number
    reports: {
      received: number
      /** In this quarter, by outcome: dismissed, listing removed, conversation closed, account banned, review hidden. */
      decided: Record<string, number>
      /** Hours; null when nothing was decided. */
      medianHours: number | null
    }
    appeals: {
      received: number
      accepted: number
      rejected: number
      /** Hours; null when nothing was decided. */
      medianHours: number | null
    }
  }
  ContactReceipt: {
    received: true
  }
  NewContactMessage: {
    /** Chosen by the client. Sending it again does not send another message. */
    clientId: string
    /** Required unless logged in; the name of the account otherwise. */
    name?: string
    /** Required unless logged in; the email of the account otherwise. */
    email?: string
    topic: 'order' | 'listing' | 'payment' | 'account' | 'other'
    message: string
  }
  ContactMessage: {
    _id: string
    name: string
    email: string
    /** Whether an account sent it. If not, name and email are unverified. */
    hasAccount: boolean
    topic: 'order' | 'listing' | 'payment' | 'account' | 'other'
    message: string
    state: 'open' | 'answered'
    answeredAt: string | null
    createdAt: string
  }
  ContactMessageState: {
    state: 'open' | 'answered'
  }
  SavedView: {
    _id: string
    list: 'accounts' | 'listings' | 'orders' | 'payouts' | 'reports' | 'appeals' | 'messages'
    name: string
    search: string
  }
  NewSavedView: {
    list: 'accounts' | 'listings' | 'orders' | 'payouts' | 'reports' | 'appeals' | 'messages'
    name: string
    /** Search, filters and order, as the query of the page’s URL. */
    search: string
  }
  SavedViewChange: {
    name: string
    /** Search, filters and order, as the query of the page’s URL. */
    search: string
  }
  BulkPreview: {
    /** How many rows will change. */
    changes: number
    /** What else will happen, and in how many cases. */
    consequences: {
      kind: 'orders_canceled' | 'logged_out' | 'listings_withdrawn' | 'listings_removed' | 'reports_closed'
      count?: number
    }[]
    needsReason: boolean
    items: {
      id: string
      name: string
      detail: string
      /** Send it with the action: a row that changed since is left alone. */
      revision: string
      /** Why this row will not change; null for those that will. */
      refusal: string | null
    }[]
  }
  NewBulkPreview: {
    action: 'remove_listings' | 'approve_listings' | 'reject_listings' | 'ban_accounts' | 'dismiss_reports' | 'remove_reported' | 'answer_messages'
    ids: string[]
  }
  ConsoleBulkResult: {
    changed: number
    items: {
      id: string
      /** `stale`: somebody else changed the row after the preview; it was left alone. */
      outcome: 'changed' | 'stale' | 'refused'
      /** Why it was refused. */
      problem?: string
    }[]
  }
  NewConsoleBulkAction: {
    action: 'remove_listings' | 'approve_listings' | 'reject_listings' | 'ban_accounts' | 'dismiss_reports' | 'remove_reported' | 'answer_messages'
    /** Required where the person can read it. */
    reason?: string
    items: {
      id: string
      revision: string
    }[]
  }
  Person: {
    user: Schemas['User']
    bannedAt: string | null
    banReason: string | null
    lastActiveAt: string | null
    hasSecondFactor: boolean
    /** Whether they confirmed a number. */
    hasPhoneNumber: boolean
    sellerTermsAcceptedAt: string | null
    /** How many, by state. */
    listings: {
      pending_review?: number
      changes_requested?: number
      rejected?: number
      live?: number
      paused?: number
      reserved?: number
      sold?: number
      expired?: number
      withdrawn?: number
      removed?: number
    }
    /** Orders as the buyer, by state. */
    bought: {
      awaiting_payment?: number
      payment_sent?: number
      payment_disputed?: number
      paid?: number
      shipped?: number
      delivered?: number
      disputed?: number
      completed?: number
      return_requested?: number
      return_approved?: number
      return_sent?: number
      cancelled?: number
      expired?: number
      refunded?: number
    }
    /** Orders as the seller, by state. */
    sold: {
      awaiting_payment?: number
      payment_sent?: number
      payment_disputed?: number
      paid?: number
      shipped?: number
      delivered?: number
      disputed?: number
      completed?: number
      return_requested?: number
      return_approved?: number
      return_sent?: number
      cancelled?: number
      expired?: number
      refunded?: number
    }
    money: {
      kind: 'payout' | 'refund'
      state: 'due' | 'waiting' | 'sent' | 'done' | 'failed'
      count: number
      amount: string
      amountMinor: number
      currency: string
    }[]
    reports: {
      about: number
      openAbout: number
      by: number
    }
    appeals: number
    /** Null for those who may not review risk, and for staff. */
    risk: Schemas['PersonRisk'] | null
    /** The 20 browsers that were used last; no names, no addresses. */
    devices: {
      firstSeen: string
      lastSeen: string
      isTrusted: boolean
    }[]
  }
  PersonRisk: {
    /** The highest risk score of their listings; 0 without any. */
    score: number
    /** The open review of the account, as in the list of risk cases. */
    review: {
      cause: 'sign_up' | 'blocked_listing'
      reasons: string[]
      lastAt: string
    } | null
    /** Up to 20 listings to which a rule applies, riskiest first. */
    listings: {
      phoneId: string
      name: string
      state: 'pending_review' | 'changes_requested' | 'rejected' | 'live' | 'paused' | 'reserved' | 'sold' | 'expired' | 'withdrawn' | 'removed'
      score: number
      reasons: string[]
      actions: ('review' | 'hold_payout' | 'require_possession' | 'require_verification' | 'block')[]
    }[]
  }
  NewWarning: {
    /** What the person did and should stop. The person can read it. */
    reason: string
  }
  StaffNote: {
    _id: string
    text: string
    /** Null once their account is deleted. */
    author: string | null
    /** Whether you wrote it: only then you can change it. */
    isOwn: boolean
    createdAt: string
    editedAt: string | null
  }
  NewStaffNote: {
    text: string
  }
  RiskCases: {
    accounts: Schemas['AccountReview'][]
    payouts: Schemas['HeldPayout'][]
  }
  AccountReview: {
    _id: string
    userId: string
    name: string
    email: string
    /** sign_up: a new account shares signals with a banned one. blocked_listing: a rule refused a listing. */
    cause: 'sign_up' | 'blocked_listing'
    reasons: string[]
    openedAt: string
    /** When it last happened. */
    lastAt: string
    decision: 'cleared' | 'banned' | null
  }
  HeldPayout: {
    phoneId: string
    name: string
    img: string
    seller: string
    sellerId: string | null
    state: 'pending_review' | 'changes_requested' | 'rejected' | 'live' | 'paused' | 'reserved' | 'sold' | 'expired' | 'withdrawn' | 'removed'
    /** Of the listing, in minor units. */
    priceMinor: number
    currency: string
    /** The sale; null until it is booked. */
    orderId: string | null
    buyer: string | null
    buyerId: string | null
    /** What is held of the sale, in minor units; null without one. */
    payoutMinor: number | null
    score: number
    reasons: string[]
    at: string
  }
  RiskRules: {
    /** Listings whose weights sum to this or more are reviewed before they go live. */
    reviewScore: number
    rules: Schemas['RiskRule'][]
    changes: {
      _id: string
      key: string
      version: number
      before: {
        weight: number
        action: 'nothing' | 'review' | 'hold_payout' | 'require_possession' | 'require_verification' | 'block'
        enabled: boolean
        thresholds: {
          fact: string
          bound: 'least' | 'most'
          value: number
        }[]
      }
      after: {
        weight: number
        action: 'nothing' | 'review' | 'hold_payout' | 'require_possession' | 'require_verification' | 'block'
        enabled: boolean
        thresholds: {
          fact: string
          bound: 'least' | 'most'
          value: number
        }[]
      }
      /** Null once the account is deleted. */
      by: string | null
      at: string
    }[]
  }
  RiskRule: {
    weight: number
    action: 'nothing' | 'review' | 'hold_payout' | 'require_possession' | 'require_verification' | 'block'
    enabled: boolean
    thresholds: {
      fact: string
      bound: 'least' | 'most'
      value: number
    }[]
    key: string
    reason: string
    /** 0 for a rule that was never changed. */
    version: number
    /** The default values. */
    defaults: {
      weight: number
      action: 'nothing' | 'review' | 'hold_payout' | 'require_possession' | 'require_verification' | 'block'
      enabled: boolean
      thresholds: {
        fact: string
        bound: 'least' | 'most'
        value: number
      }[]
    }
  }
  RiskRuleTrial: {
    since: string
    listings: number
    /** Listings that were removed, whose seller was banned, or whose sale was paid back. */
    violations: number
    /** False when there were too many listings and only the newest were assessed. */
    isComplete: boolean
    present: {
      /** Listings that any rule held or refused. */
      held: number
      /** Of these, how many were violations. */
      truePositives: number
      /** Of these, how many were legitimate. */
      falsePositives: number
      /** Listings that this rule applied to. */
      matched: number
      /** Of these, how many were violations. */
      matchedViolations: number
    }
    changed: {
      /** Listings that any rule held or refused. */
      held: number
      /** Of these, how many were violations. */
      truePositives: number
      /** Of these, how many were legitimate. */
      falsePositives: number
      /** Listings that this rule applied to. */
      matched: number
      /** Of these, how many were violations. */
      matchedViolations: number
    }
    trial: string
  }
  NewRiskRuleTrial: {
    version: number
    weight: number
    action: 'nothing' | 'review' | 'hold_payout' | 'require_possession' | 'require_verification' | 'block'
    enabled: boolean
    thresholds: Record<string, number>
  }
  RiskRuleChange: {
    version: number
    weight: number
    action: 'nothing' | 'review' | 'hold_payout' | 'require_possession' | 'require_verification' | 'block'
    enabled: boolean
    thresholds: Record<string, number>
    /** The `trial` that a test of exactly these values returned, at most an hour ago. */
    trial: string
  }
  Grading: {
    grade: 'A' | 'B' | 'C' | 'D'
    /** What lowers the grade, worst first. */
    reasons: string[]
    /** What has to be fixed before the phone can be listed. */
    blockers: string[]
  }
  NewGrading: {
    /** iOS, Android, feature, … */
    os?: string
    announced?: string
    answers: Schemas['Answers']
    /** The draft that the grade is for. Without it, nothing is stored. */
    draftId?: string
  }
  PhoneGrading: {
    phoneId: string
    grade: 'A' | 'B' | 'C' | 'D'
    reasons: string[]
    answers: Schemas['Answers']
    rubric: number
    gradedAt: string
  }
  ImeiCheck: {
    _id: string
    last4: string
    /** Whether the number belongs to the model in the listing. */
    tac: 'confirmed' | 'other' | 'unknown'
    tacName: string | null
    /** not_checked: this instance has no blacklist. unknown: the blacklist did not respond. */
    blacklist: 'clean' | 'listed' | 'unknown' | 'not_checked'
    checkedAt: string
  }
  NewImeiCheck: {
    imei: string
    brand?: string
    /** Leave it out if it is unknown. The response may then contain the model. */
    name?: string
    /** ID of your draft. */
    draftId?: string
    /** ID of your listing, instead of a draft. */
    phoneId?: string
  }
  PhoneImeiCheck: {
    phoneId: string
    /** Whether the number belongs to the model in the listing. */
    tac: 'confirmed' | 'other' | 'unknown'
    tacName: string | null
    /** not_checked: this instance has no blacklist. unknown: the blacklist did not respond. */
    blacklist: 'clean' | 'listed' | 'unknown' | 'not_checked'
    checkedAt: string
  }
  ImeiAlarm: {
    _id: string
    kind: 'listed_twice' | 'blacklisted'
    last4: string
    /** Name of the seller. */
    seller: string
    sellerId: string
    sellerEmail: string
    /** The listing that already offers this phone. */
    phone: {
      _id: string
      name: string
      img: string
      seller: string
      sellerId: string | null
      state: string
    } | null
    raisedAt: string
    /** Null until a moderator has reviewed it. */
    closedAt: string | null
    /** Result, as written by the moderator. */
    note: string | null
  }
  ImeiAlarmResolution: {
    note?: string
  }
  Pricing: {
    model: {
      slug: string
      name: string
    }
    storageGb: number | null
    grade: 'A' | 'B' | 'C' | 'D' | null
    currency: string
    band: Schemas['PriceBand'] | null
    /** How `priceMinor` compares with `band`: with sold prices or, where `band.estimate` is true, with the estimate. Asking prices never count. Null without `priceMinor` or without a band. */
    verdict: 'great' | 'fair' | 'high' | null
    months: {
      month: string
      salesCount: number
      /** Minor units. */
      medianMinor: number
    }[]
    curve: {
      month: string
      /** Minor units. */
      priceMinor: number
      /** True for the months to come. */
      isForecast: boolean
    }[]
  }
  PriceBand: {
    /** Prices below this are great. */
    lowMinor: number
    /** Minor units. */
    medianMinor: number
    /** Prices above this are high. */
    highMinor: number
    /** Minor units. */
    q1Minor: number
    /** Minor units. */
    q3Minor: number
    /** Number of sales taken into account. */
    salesCount: number
    /** Number of outliers left out. */
    outliers: number
    from: string | null
    to: string | null
    /** Which sales these are: the same phone in the last 90 days (`same`) or 180 (`older`), in any grade, in any storage and grade, or none but an estimate. */
    selection: 'same' | 'older' | 'any_grade' | 'any' | 'estimate'
    /** How the sales differ from the requested phone, as text for people. */
    selectionNote: string | null
    /** True when there are too few sales and the depreciation curve was used. */
    estimate: boolean
    /** The newest 20 sales, each with its price and its adjusted price. */
    sales: {
      month: string
      storageGb: number | null
      grade: 'A' | 'B' | 'C' | 'D' | null
      /** Minor units. */
      priceMinor: number
      /** Minor units. */
      adjustedMinor: number
    }[]
  }
  CheckupLink: {
    _id: string
    /** Open this URL on the phone that is for sale. It works once. */
    url: string
    /** The link as a QR code (SVG). */
    qr: string
    expiresAt: string
    /** Seconds until it expires, independent of the clock of the client. */
    secondsLeft: number
  }
  NewCheckup: {
    /** Slug of the model; the results are compared with its specifications. */
    model?: string
    storageGb?: number
    /** ID of your draft. */
    draftId?: string
    /** ID of your listing, instead of a draft. */
    phoneId?: string
  }
  OpenCheckup: {
    claimed: Schemas['ClaimedPhone']
    tests: ('touch' | 'multi_touch' | 'pixels' | 'speaker' | 'microphone' | 'camera_front' | 'camera_back' | 'vibration' | 'motion' | 'orientation' | 'location' | 'battery' | 'screen' | 'storage')[]
    expiresAt: string
  }
  CheckupResults: {
    results: Schemas['TestResult'][]
  }
  Checkup: {
    _id: string
    madeAt: string
    claimed: Schemas['ClaimedPhone']
    results: Schemas['TestResult'][]
    /** Operating system that the browser reported. */
    system: 'iOS' | 'Android' | 'other'
    /** False if the browser ran on another operating system than that of the model. */
    isClaimedSystem: boolean | null
    browser: string
    /** The data that the server signed, as JSON text. */
    statement: string
    /** Ed25519 of the statement in UTF-8, base64. */
    signature: string
    /** PEM. */
    publicKey: string
  }
  MyCheckup: {
    checkup: Schemas['Checkup'] | null
  }
  PossessionCode: {
    _id: string
    code: string
    /** Content of the QR code. */
    payload: string
    /** An SVG image to show on another screen or to print. */
    qr: string
    expiresAt: string
    /** Seconds until it expires, independent of the clock of the client. */
    secondsLeft: number
  }
  NewPossessionCode: {
    /** ID of your draft. */
    draftId?: string
    /** ID of your listing, instead of a draft. */
    phoneId?: string
  }
  VerifiedPossession: {
    verifiedAt: string
    code: string
  }
  MyPossession: {
    possession: Schemas['VerifiedPossession'] | null
  }
  Possession: {
    phoneId: string
    verifiedAt: string
  }
  VerifiedPhone: {
    phoneId: string
    name: string
    seller: string
    state: string
    verifiedAt: string
  }
  Passport: {
    _id: string
    phone: {
      brand: string | null
      model: string | null
      storageGb: number | null
    }
    /** The first seller here, plus changes of owner since. Others are not known. */
    owners: number
    listings: number
    repairs: number
    lastGrade: 'A' | 'B' | 'C' | 'D' | null
    lastCheckupOn: string | null
    lastImeiCheckOn: string | null
    /** Hash of the last entry. */
    head: string
    /** Oldest first. */
    entries: Schemas['PassportEntry'][]
  }
  PassportEntry: {
    number: number
    date: string
    /** SHA-256 of the hash before, a line feed and the content of the entry. */
    hash: string
    kind: 'imei_checked'
    facts: {
      match: 'confirmed' | 'other' | 'unknown'
      model: string | null
      blacklist: 'clean' | 'listed' | 'unknown' | 'not_checked'
    }
  } | {
    number: number
    date: string
    /** SHA-256 of the hash before, a line feed and the content of the entry. */
    hash: string
    kind: 'checked_up'
    facts: {
      passed: number
      failed: number
      notRun: number
      system: string
    }
  } | {
    number: number
    date: string
    /** SHA-256 of the hash before, a line feed and the content of the entry. */
    hash: string
    kind: 'graded'
    facts: {
      grade: 'A' | 'B' | 'C' | 'D'
    }
  } | {
    number: number
    date: string
    /** SHA-256 of the hash before, a line feed and the content of the entry. */
    hash: string
    kind: 'listed'
    facts: {
      brand: string | null
      model: string | null
      storageGb: number | null
      /** Who lists it: the first seller here, the same seller as before, the recorded owner, or someone else. */
      seller: 'first' | 'same' | 'owner' | 'other'
    }
  } | {
    number: number
    date: string
    /** SHA-256 of the hash before, a line feed and the content of the entry. */
    hash: string
    kind: 'unlisted'
    facts: Record<string, unknown>
  } | {
    number: number
    date: string
    /** SHA-256 of the hash before, a line feed and the content of the entry. */
    hash: string
    kind: 'sold'
    facts: Record<string, unknown>
  } | {
    number: number
    date: string
    /** SHA-256 of the hash before, a line feed and the content of the entry. */
    hash: string
    kind: 'sale_undone'
    facts: {
      phoneReturned: boolean
    }
  } | {
    number: number
    date: string
    /** SHA-256 of the hash before, a line feed and the content of the entry. */
    hash: string
    kind: 'repaired'
    facts: {
      part: 'screen' | 'battery' | 'back_cover' | 'camera' | 'charging_port' | 'sound' | 'buttons' | 'board' | 'water_damage' | 'other'
      by: 'manufacturer' | 'authorized' | 'repair_shop' | 'owner' | 'unknown'
    }
  } | {
    number: number
    date: string
    /** SHA-256 of the hash before, a line feed and the content of the entry. */
    hash: string
    kind: 'claimed'
    facts: Record<string, unknown>
  }
  PassportFile: {
    /** The signed data, as JSON text. */
    statement: string
    signature: string
    /** The 32 bytes in base64. */
    publicKey: string
    entries: {
      content: string
      hash: string
    }[]
  }
  PassportCode: {
    /** URL of the passport page, with the current hash of the passport. */
    url: string
    /** The URL as a QR code (SVG). */
    qr: string
  }
  MyPassports: {
    passports: (Schemas['Passport'] & {
      last4: string
      /** URL of the cover of its last listing that has a photo. */
      img: string | null
    })[]
    /** Newest first. */
    claims: Schemas['PassportClaim'][]
  }
  PassportClaim: {
    /** Also the draft ID to send with the possession photo. */
    _id: string
    /** Last digits of the IMEI. */
    last4: string
    createdAt: string
    passportId: string
    state: 'open' | 'waiting' | 'approved' | 'rejected'
    reason: string | null
  }
  NewRepair: {
    part: 'screen' | 'battery' | 'back_cover' | 'camera' | 'charging_port' | 'sound' | 'buttons' | 'board' | 'water_damage' | 'other'
    by: 'manufacturer' | 'authorized' | 'repair_shop' | 'owner' | 'unknown'
    date: string
  }
  NewPassportClaim: {
    imei: string
  }
  PendingPassportClaim: {
    /** Also the draft ID to send with the possession photo. */
    _id: string
    /** Last digits of the IMEI. */
    last4: string
    createdAt: string
    passportId: string
    /** Name of the person who claims the phone. */
    name: string
    email: string
    phone: {
      brand: string | null
      model: string | null
      storageGb: number | null
    }
    /** Whether another person is the recorded owner. */
    hasOwner: boolean
    /** The code that must be in the photo. */
    code: string
    submittedAt: string
  }
  PassportClaimDecision: {
    decision: 'approved' | 'rejected'
    reason?: string
  }
  ShopAnalytics: {
    by: 'day' | 'week' | 'month'
    /** In the time zone of the shop. */
    today: string
    timeZone: string
    currency: string
    /** Oldest first. */
    parts: {
      from: string
      to: string
    }[]
    /** Of the period before, as many. */
    partsBefore: {
      from: string
      to: string
    }[]
    /** The earliest day whose figures are ready. It goes back while older days are rolled up. */
    readyFrom: string
    /** Whether the figures of all days are ready. */
    isReady: boolean
    /** Since when views are counted by day; null before the first. */
    viewsSince: string | null
    brand: number | null
    brands: {
      number: number
      brand: string
    }[]
    figures: {
      key: 'gross' | 'fees' | 'bookings' | 'sales' | 'listings' | 'signUps' | 'views' | 'conversion' | 'timeToSale' | 'refunded' | 'disputes' | 'emptySearches'
      /** Amounts are in minor units. Null where it cannot be known, such as a share of nothing. */
      total: number | null
      /** Amounts are in minor units. Null where it cannot be known, such as a share of nothing. */
      totalBefore: number | null
      /** One for each of `parts`. */
      values: (number | null)[]
      valuesBefore: (number | null)[]
      /** Null when there is nothing to draw. */
      chart: Schemas['Chart'] | null
    }[]
    /** Brands with anything in either period. Empty when one brand is chosen. */
    byBrand: {
      number: number
      brand: string
      values: Record<string, number | null>
      valuesBefore: Record<string, number | null>
    }[]
    /** Texts that were searched for without results by at least 3 visitors. */
    emptySearches: {
      text: string
      visitors: number
    }[]
  }
  /** A chart as SVG paths, with the places of its axis labels and points. */
  Chart: {
    width: number
    height: number
    left: number
    right: number
    bottom: number
    /** Where the value 0 is, from above. */
    zero: number
    ticks: {
      y: number
      text: string
    }[]
    labels: {
      index: number
      x: number
    }[]
    area: string
    line: string
    lineBefore: string
    points: {
      x: number
      /** Null without a value. */
      y: number | null
    }[]
  }
  SellerAnalytics: {
    by: 'day' | 'week' | 'month'
    /** In the time zone of the shop. */
    today: string
    timeZone: string
    currency: string
    /** Oldest first. */
    parts: {
      from: string
      to: string
    }[]
    /** Of the period before, as many. */
    partsBefore: {
      from: string
      to: string
    }[]
    /** The earliest day whose figures are ready. It goes back while older days are rolled up. */
    readyFrom: string
    /** Whether the figures of all days are ready. */
    isReady: boolean
    /** Since when views are counted by day; null before the first. */
    viewsSince: string | null
    figures: {
      key: 'gross' | 'sales' | 'bookings' | 'views' | 'offers' | 'favorites' | 'conversion' | 'priceToMarket'
      /** Amounts are in minor units. Null where it cannot be known, such as a share of nothing. */
      total: number | null
      /** Amounts are in minor units. Null where it cannot be known, such as a share of nothing. */
      totalBefore: number | null
      /** One for each of `parts`. */
      values: (number | null)[]
      valuesBefore: (number | null)[]
      /** Null when there is nothing to draw. */
      chart: Schemas['Chart'] | null
    }[]
  }
  SellerReport: {
    year: number
    thisYear: number
    currency: string
    sellers: Schemas['ReportableSeller'][]
  }
  ReportableSeller: {
    _id: string
    name: string
    email: string
    /** Of a seller who trades as a business; empty for others. */
    vatNumber: string
    /** The seller deleted their account. */
    isDeleted: boolean
    /** Whether `/accounts/{id}` or `/accounts/{id}/businesses` has more about them. */
    hasDetails: boolean
    sales: number
    /** What the seller got: prices and shipping without fees and refunds, in minor units. */
    considerationMinor: number
    feesMinor: number
    reason: 'sales' | 'consideration' | 'both'
    quarters: {
      quarter: number
      sales: number
      considerationMinor: number
      feesMinor: number
    }[]
  }
}

export type Paths = {
  '/api/config': {
    /** Get public settings */
    get: {
      response: Schemas['Config']
    }
  }
  '/api/time': {
    /** Get the server time */
    get: {
      response: Schemas['Time']
    }
  }
  '/api/outbox': {
    /** List demo emails */
    get: {
      response: Schemas['Mail'][]
    }
  }
  '/api/pages/{page}': {
    /** Get a page of the shop */
    get: {
      path: {
        page: 'terms' | 'privacy' | 'cookies' | 'imprint' | 'fees' | 'seller-terms' | 'support' | 'about' | 'blog' | 'home-find' | 'home-safe' | 'home-sell' | 'home-reasons' | 'home-about'
      }
      response: Schemas['ShopPage']
    }
  }
  '/api/home-texts': {
    /** List the texts of the home page */
    get: {
      response: Schemas['ShopPage'][]
    }
  }
  '/api/content': {
    /** List the pages of the shop */
    get: {
      response: Schemas['ShopPageSummary'][]
    }
  }
  '/api/content/{page}': {
    /** Get a page for editing */
    get: {
      path: {
        page: 'terms' | 'privacy' | 'cookies' | 'imprint' | 'fees' | 'seller-terms' | 'support' | 'about' | 'blog' | 'home-find' | 'home-safe' | 'home-sell' | 'home-reasons' | 'home-about'
      }
      response: Schemas['EditedPage']
    }
  }
  '/api/content/{page}/versions/{version}': {
    /** Get a version of a page */
    get: {
      path: {
        page: 'terms' | 'privacy' | 'cookies' | 'imprint' | 'fees' | 'seller-terms' | 'support' | 'about' | 'blog' | 'home-find' | 'home-safe' | 'home-sell' | 'home-reasons' | 'home-about'
        version: number
      }
      response: Schemas['PageVersion']
    }
  }
  '/api/content/{page}/draft': {
    /** Save a draft */
    put: {
      path: {
        page: 'terms' | 'privacy' | 'cookies' | 'imprint' | 'fees' | 'seller-terms' | 'support' | 'about' | 'blog' | 'home-find' | 'home-safe' | 'home-sell' | 'home-reasons' | 'home-about'
      }
      body: Schemas['NewPageDraft']
      response: Schemas['PageRevision']
    }
    /** Discard a draft */
    delete: {
      path: {
        page: 'terms' | 'privacy' | 'cookies' | 'imprint' | 'fees' | 'seller-terms' | 'support' | 'about' | 'blog' | 'home-find' | 'home-safe' | 'home-sell' | 'home-reasons' | 'home-about'
      }
      query?: {
        revision?: number | null
      }
      response: Schemas['PageRevision']
    }
  }
  '/api/content/{page}/preview': {
    /** Preview a text */
    post: {
      path: {
        page: 'terms' | 'privacy' | 'cookies' | 'imprint' | 'fees' | 'seller-terms' | 'support' | 'about' | 'blog' | 'home-find' | 'home-safe' | 'home-sell' | 'home-reasons' | 'home-about'
      }
      body: Schemas['NewPagePreview']
      response: Schemas['PagePreview']
    }
  }
  '/api/content/{page}/publish': {
    /** Publish a page */
    post: {
      path: {
        page: 'terms' | 'privacy' | 'cookies' | 'imprint' | 'fees' | 'seller-terms' | 'support' | 'about' | 'blog' | 'home-find' | 'home-safe' | 'home-sell' | 'home-reasons' | 'home-about'
      }
      body: Schemas['PagePublication']
      response: Schemas['PublishedPage']
    }
  }
  '/api/content/{page}/unpublish': {
    /** Take a page off the website */
    post: {
      path: {
        page: 'terms' | 'privacy' | 'cookies' | 'imprint' | 'fees' | 'seller-terms' | 'support' | 'about' | 'blog' | 'home-find' | 'home-safe' | 'home-sell' | 'home-reasons' | 'home-about'
      }
      body: {
        /** The revision of the page that you saw; 0 if nobody has edited it. If another admin has changed it meanwhile, the answer is 409 `page_changed`. */
        revision: number
      }
      response: Schemas['PageRevision']
    }
  }
  '/api/content-comparisons': {
    /** Compare two texts */
    post: {
      body: Schemas['NewTextComparison']
      response: Schemas['TextComparison']
    }
  }
  '/api/backup-status': {
    /** Get the backup status */
    get: {
      response: Schemas['BackupStatus']
    }
  }
  '/api/admin/backups': {
    /** Make a backup now */
    post: {
      response: Schemas['BackupStatus']
    }
  }
  '/api/admin/settings': {
    /** Get the settings of the shop */
    get: {
      response: Schemas['Settings']
    }
    /** Change settings of the shop */
    patch: {
      body: Schemas['SettingChanges']
      response: Schemas['Settings']
    }
  }
  '/api/admin/settings/image': {
    /** Upload a logo or the icon of the shop */
    put: {
      query: {
        name: 'logo' | 'logoDark' | 'icon'
        /** The version of the setting that you have read. */
        version?: number | null
      }
      body: Blob
      response: Schemas['Settings']
    }
  }
  '/api/setup-links/{token}': {
    /** Open a set-up link */
    get: {
      path: {
        /** The token of the set-up link. */
        token: string
      }
      response: Schemas['Setup']
    }
  }
  '/api/setup': {
    /** Set up the shop */
    post: {
      body: Schemas['NewShop']
      response: Schemas['ShopSetUp']
    }
  }
  '/api/setup-links/{token}/test-mail': {
    /** Send a test email during set-up */
    post: {
      path: {
        /** The token of the set-up link. */
        token: string
      }
      body: {
        to: string
      }
      response: Schemas['SentTestMail']
    }
  }
  '/api/admin/test-mail': {
    /** Send yourself a test email */
    post: {
      response: Schemas['SentTestMail']
    }
  }
  '/api/admin/setup-checklist': {
    /** Get the checklist of a new shop */
    get: {
      response: Schemas['SetupChecklist']
    }
  }
  '/api/admin/health': {
    /** Get the health of the shop */
    get: {
      response: Schemas['Health']
    }
  }
  '/api/admin/jobs/{job}/retry': {
    /** Run a failed job again */
    post: {
      path: {
        job: string
      }
      response: {
        status: 'requested'
      }
    }
  }
  '/api/auth/sign-up/email': {
    /** Sign up */
    post: {
      body: Schemas['SignUp']
      response: {
        user?: Schemas['AuthUser']
        /** Logging in still needs its second step; there is no user yet. */
        secondStep?: true
      }
    }
  }
  '/api/auth/sign-in/email': {
    /** Log in */
    post: {
      body: {
        email: string
        password: string
        rememberMe?: boolean
        proof?: Schemas['ProofOfWork']
      }
      response: {
        user?: Schemas['AuthUser']
        /** Logging in still needs its second step; there is no user yet. */
        secondStep?: true
      }
    }
  }
  '/api/auth/challenges': {
    /** Get a challenge */
    post: {
      body: unknown
      response: Schemas['Challenge']
    }
  }
  '/api/auth/sign-in/social': {
    /** Start logging in with Google */
    post: {
      body: {
        provider: 'google'
        callbackURL?: string
        errorCallbackURL?: string
        newUserCallbackURL?: string
        /** The token of an invitation, for people who have no account yet. */
        invitation?: string
      }
      response: {
        url: string
        redirect: boolean
      }
    }
  }
  '/api/auth/callback/google': {
    /** Finish logging in with Google */
    get: {
      response: undefined
    }
  }
  '/api/auth/sign-out': {
    /** Log out */
    post: {
      response: {
        success: boolean
      }
    }
  }
  '/api/auth/get-session': {
    /** Get the session */
    get: {
      response: {
        user: Schemas['AuthUser']
      } | null
    }
  }
  '/api/auth/update-user': {
    /** Update your account */
    post: {
      body: {
        name?: string
        image?: string | null
      }
      response: {
        status: boolean
      }
    }
  }
  '/api/auth/request-password-reset': {
    /** Request a password reset */
    post: {
      body: {
        email: string
        redirectTo?: string
      }
      response: {
        status: boolean
      }
    }
  }
  '/api/auth/reset-password/{token}': {
    /** Check a password reset link */
    get: {
      path: {
        token: string
      }
      response: {
        status: boolean
      }
    }
  }
  '/api/auth/reset-password': {
    /** Reset a password */
    post: {
      body: {
        token: string
        newPassword: string
      }
      response: {
        status: boolean
      }
    }
  }
  '/api/auth/reauthentication': {
    /** List the ways to confirm your identity */
    get: {
      response: Schemas['Reauthentication']
    }
  }
  '/api/auth/reauthenticate': {
    /** Confirm your identity */
    post: {
      body: {
        password: string
      }
      response: {
        status: true
      }
    }
  }
  '/api/auth/change-password': {
    /** Change your password */
    post: {
      body: Schemas['NewPassword']
      response: {
        status: true
      }
    }
  }
  '/api/auth/second-factor': {
    /** Get your two-step login */
    get: {
      response: Schemas['SecondFactor']
    }
    /** Turn off two-step login */
    delete: {
      response: {
        status: true
      }
    }
  }
  '/api/auth/second-factor/setup': {
    /** Set up an authenticator app */
    post: {
      response: {
        /** In base32. */
        secret: string
        uri: string
        /** The QR code of `uri`, as SVG. */
        qrSvg: string
      }
    }
  }
  '/api/auth/second-factor/confirm': {
    /** Turn on two-step login */
    post: {
      body: {
        code: string
      }
      response: Schemas['RecoveryCodes']
    }
  }
  '/api/auth/second-factor/passkey': {
    /** Turn on two-step login with a passkey */
    post: {
      response: Schemas['RecoveryCodes']
    }
  }
  '/api/auth/second-factor/recovery-codes': {
    /** Get new recovery codes */
    post: {
      response: Schemas['RecoveryCodes']
    }
  }
  '/api/auth/sign-in/second-step': {
    /** Get the state of two-step login */
    get: {
      response: Schemas['PendingLogin']
    }
    /** Complete the second step of logging in */
    post: {
      body: {
        /** A code from the authenticator app, or a recovery code. */
        code: string
        trustDevice?: boolean
      }
      response: {
        status: true
      }
    }
  }
  '/api/auth/link-social': {
    /** Start linking a Google account */
    post: {
      response: {
        url: string
      }
    }
  }
  '/api/auth/google': {
    /** Unlink your Google account */
    delete: {
      response: {
        status: true
      }
    }
  }
  '/api/auth/passkeys': {
    /** List your passkeys */
    get: {
      response: Schemas['Passkeys']
    }
    /** Add a passkey */
    post: {
      body: {
        name: string
        response: Schemas['PasskeyRegistration']
      }
      response: {
        passkey: Schemas['Passkey']
        recoveryCodes: string[] | null
      }
    }
  }
  '/api/auth/passkeys/options': {
    /** Start adding a passkey */
    post: {
      response: Schemas['PasskeyOptions']
    }
  }
  '/api/auth/passkeys/{id}': {
    /** Rename a passkey */
    put: {
      path: {
        id: string
      }
      body: {
        name: string
      }
      response: {
        status: true
      }
    }
    /** Remove a passkey */
    delete: {
      path: {
        id: string
      }
      response: {
        status: true
      }
    }
  }
  '/api/auth/sign-in/passkey/options': {
    /** Start logging in with a passkey */
    post: {
      response: Schemas['PasskeyOptions']
    }
  }
  '/api/auth/sign-in/passkey': {
    /** Log in with a passkey */
    post: {
      body: {
        response: Schemas['PasskeyAssertion']
      }
      response: {
        user: {
          id: string
        }
      }
    }
  }
  '/api/auth/sign-in/second-step/passkey/options': {
    /** Start the second step with a passkey */
    post: {
      response: Schemas['PasskeyOptions']
    }
  }
  '/api/auth/sign-in/second-step/passkey': {
    /** Complete the second step with a passkey */
    post: {
      body: {
        response: Schemas['PasskeyAssertion']
        trustDevice?: boolean
      }
      response: {
        status: true
      }
    }
  }
  '/api/auth/reauthenticate/passkey/options': {
    /** Start confirming your identity with a passkey */
    post: {
      response: Schemas['PasskeyOptions']
    }
  }
  '/api/auth/reauthenticate/passkey': {
    /** Confirm your identity with a passkey */
    post: {
      body: {
        response: Schemas['PasskeyAssertion']
      }
      response: {
        status: true
      }
    }
  }
  '/api/email-confirmation': {
    /** Get the state of your email address */
    get: {
      response: Schemas['EmailConfirmation']
    }
    /** Send a new code */
    post: {
      response: Schemas['EmailConfirmation']
    }
    /** Cancel a change of your email address */
    delete: {
      response: Schemas['EmailConfirmation']
    }
  }
  '/api/email-confirmation/code': {
    /** Confirm your email address with the code */
    post: {
      body: {
        code: string
      }
      response: Schemas['EmailConfirmation']
    }
  }
  '/api/email-confirmation/link': {
    /** Confirm an email address with the link */
    post: {
      body: {
        token: string
      }
      response: {
        email: string
      }
    }
  }
  '/api/email-change': {
    /** Change your email address */
    post: {
      body: {
        email: string
        password: string
      }
      response: Schemas['EmailConfirmation']
    }
  }
  '/api/email-change/stop': {
    /** Stop a change of an email address */
    post: {
      body: {
        token: string
      }
      response: {
        stopped: true
      }
    }
  }
  '/api/phone-number': {
    /** Get your phone number */
    get: {
      response: Schemas['PhoneNumber']
    }
    /** Remove your phone number */
    delete: {
      response: Schemas['PhoneNumber']
    }
  }
  '/api/phone-number/confirmation': {
    /** Send a code to your phone */
    post: {
      body: {
        number: string
      }
      response: Schemas['PhoneNumber']
    }
  }
  '/api/phone-number/code': {
    /** Confirm your phone number with the code */
    post: {
      body: {
        code: string
      }
      response: Schemas['PhoneNumber']
    }
  }
  '/api/admin/invitations': {
    /** List invitations */
    get: {
      response: Schemas['Invitation'][]
    }
    /** Create an invitation */
    post: {
      body: Schemas['NewInvitation']
      response: Schemas['InvitationLink']
    }
  }
  '/api/invitations/{token}': {
    /** Check the invitation of a link */
    get: {
      path: {
        token: string
      }
      response: Schemas['OpenInvitation']
    }
  }
  '/api/admin/invitations/{id}': {
    /** Revoke an invitation */
    delete: {
      path: {
        id: string
      }
      response: {
        revoked: true
      }
    }
  }
  '/api/login-methods': {
    /** Get your login methods */
    get: {
      response: Schemas['LoginMethods']
    }
  }
  '/api/me': {
    /** Get the current user */
    get: {
      response: Schemas['Me']
    }
    /** Delete your account */
    delete: {
      response: {
        acknowledged: true
        deletedCount: number
      }
    }
  }
  '/api/users': {
    /** List users */
    get: {
      response: Schemas['User'][]
    }
    /** Complete your profile */
    post: {
      body: Schemas['Profile']
      response: Schemas['User']
    }
  }
  '/api/buyers': {
    /** List buyers */
    get: {
      response: Schemas['User'][]
    }
  }
  '/api/seller': {
    /** List sellers */
    get: {
      response: Schemas['User'][]
    }
  }
  '/api/date-settings': {
    /** Choose time zone, date format and language */
    put: {
      body: Schemas['DateSettings']
      response: Schemas['User']
    }
  }
  '/api/start-selling': {
    /** Start selling */
    post: {
      body: Schemas['StartSelling']
      response: Schemas['User']
    }
  }
  '/api/user-sessions/{user}': {
    /** Log a user out everywhere */
    delete: {
      path: {
        /** ID of the account. */
        user: string
      }
      response: {
        ended: number
      }
    }
  }
  '/api/accounts': {
    /** Search accounts */
    get: {
      query?: {
        /** An ID, or words that must all occur in the name or the email address, in any case and without accents. */
        q?: string
        role?: 'Buyer' | 'Seller' | 'admin'
        /** Only banned accounts, or only accounts without a ban. */
        banned?: 'true' | 'false'
        /** First day, in the shop’s time zone. */
        from?: string
        /** Last day, in the shop’s time zone. */
        to?: string
        sort?: 'newest' | 'oldest' | 'name' | 'active' | 'inactive'
        /** `cursor` from the previous response, with the same `sort`. */
        cursor?: string
      }
      response: Schemas['AccountList']
    }
  }
  '/api/accounts.csv': {
    /** Export accounts as CSV */
    get: {
      query?: {
        /** An ID, or words that must all occur in the name or the email address, in any case and without accents. */
        q?: string
        role?: 'Buyer' | 'Seller' | 'admin'
        /** Only banned accounts, or only accounts without a ban. */
        banned?: 'true' | 'false'
        /** First day, in the shop’s time zone. */
        from?: string
        /** Last day, in the shop’s time zone. */
        to?: string
        sort?: 'newest' | 'oldest' | 'name' | 'active' | 'inactive'
      }
      response: undefined
    }
  }
  '/api/account-counts': {
    /** Count accounts */
    get: {
      response: Schemas['AccountCounts']
    }
  }
  '/api/accounts/{id}/views': {
    /** See the shop as a person */
    post: {
      path: {
        id: string
      }
      body: Schemas['NewAccountView']
      response: Schemas['StartedAccountView']
    }
    /** List who saw the shop as a person */
    get: {
      path: {
        id: string
      }
      response: Schemas['PastAccountView'][]
    }
  }
  '/api/account-view': {
    /** Stop seeing the shop as a person */
    delete: {
      response: {
        ended: boolean
      }
    }
  }
  '/api/consents': {
    /** List what you accepted */
    get: {
      response: Schemas['Consent'][]
    }
    /** Accept new terms */
    post: {
      body: Schemas['Acceptance']
      response: Schemas['DueConsents']
    }
  }
  '/api/users/{user}': {
    /** Make a user an admin */
    put: {
      path: {
        /** ID of the account. */
        user: string
      }
      response: {
        acknowledged: true
        modifiedCount: number
      }
    }
    /** Check for the admin role */
    get: {
      path: {
        user: string
      }
      response: Schemas['IsAdmin']
    }
    /** Delete a user */
    delete: {
      path: {
        /** ID of the account. */
        user: string
      }
      response: {
        acknowledged: true
        deletedCount: number
      }
    }
  }
  '/api/bans/{user}': {
    /** Ban a user */
    put: {
      path: {
        /** ID of the account. */
        user: string
      }
      body?: Schemas['NewBan']
      response: Schemas['User']
    }
    /** Unban a user */
    delete: {
      path: {
        /** ID of the account. */
        user: string
      }
      response: Schemas['User']
    }
  }
  '/api/users/buyer/{email}': {
    /** Check for the Buyer role */
    get: {
      path: {
        email: string
      }
      response: Schemas['IsBuyer']
    }
  }
  '/api/users/seller/{email}': {
    /** Check for the Seller role */
    get: {
      path: {
        email: string
      }
      response: Schemas['IsSeller']
    }
  }
  '/api/staff': {
    /** List the staff */
    get: {
      response: Schemas['StaffMember'][]
    }
  }
  '/api/staff/{id}': {
    /** Set a role on the staff */
    put: {
      path: {
        id: string
      }
      body: {
        staffRole: 'admin' | 'moderator' | 'support' | 'finance'
      }
      response: {
        staffRole: 'admin' | 'moderator' | 'support' | 'finance'
      }
    }
    /** Remove someone from the staff */
    delete: {
      path: {
        id: string
      }
      response: {
        removed: true
      }
    }
  }
  '/api/staff-invitations': {
    /** List open invitations */
    get: {
      response: Schemas['StaffInvitation'][]
    }
    /** Invite someone to the staff */
    post: {
      body: Schemas['NewStaffInvitation']
      response: Schemas['StaffInvitation']
    }
  }
  '/api/staff-invitations/{id}/send': {
    /** Send an invitation again */
    post: {
      path: {
        id: string
      }
      response: Schemas['StaffInvitation']
    }
  }
  '/api/staff-invitations/{id}': {
    /** Withdraw an invitation */
    delete: {
      path: {
        id: string
      }
      response: {
        withdrawn: true
      }
    }
  }
  '/api/staff-joins/{token}': {
    /** Get the invitation of a link */
    get: {
      path: {
        token: string
      }
      response: Schemas['StaffJoin']
    }
    /** Accept an invitation to the staff */
    post: {
      path: {
        token: string
      }
      body: Schemas['NewStaffJoin']
      response: {
        email: string
        staffRole: 'admin' | 'moderator' | 'support' | 'finance'
      }
    }
  }
  '/api/me/deletion': {
    /** Preview the deletion of your account */
    get: {
      response: Schemas['DeletionPreview']
    }
  }
  '/api/me/data-export': {
    /** Get the copy of your data */
    get: {
      response: Schemas['LatestDataExport']
    }
    /** Request a copy of your data */
    post: {
      response: Schemas['DataExport']
    }
  }
  '/api/me/data-export/file': {
    /** Download the copy of your data */
    get: {
      response: undefined
    }
  }
  '/api/me/security-events': {
    /** List your security events */
    get: {
      query?: {
        /** From the Link header. */
        cursor?: string
      }
      response: Schemas['SecurityEvent'][]
    }
  }
  '/api/security-events/{user}': {
    /** List security events of a user */
    get: {
      path: {
        user: string
      }
      query?: {
        /** From the Link header. */
        cursor?: string
      }
      response: Schemas['SecurityEvent'][]
    }
  }
  '/api/me/sessions': {
    /** List your sessions */
    get: {
      response: Schemas['Session'][]
    }
    /** Log out everywhere else */
    delete: {
      response: Schemas['EndedSessions']
    }
  }
  '/api/me/sessions/{id}': {
    /** Log out a device */
    delete: {
      path: {
        id: string
      }
      response: Schemas['EndedSessions']
    }
  }
  '/api/api-keys': {
    /** List your API keys */
    get: {
      response: Schemas['ApiKey'][]
    }
    /** Make an API key */
    post: {
      body: Schemas['NewApiKey']
      response: Schemas['CreatedApiKey']
    }
  }
  '/api/api-keys/{id}': {
    /** Revoke an API key */
    delete: {
      path: {
        id: string
      }
      response: {
        status: true
      }
    }
  }
  '/api/webhooks': {
    /** List your webhooks */
    get: {
      response: Schemas['Webhook'][]
    }
    /** Add a webhook */
    post: {
      body: Schemas['NewWebhook']
      response: Schemas['WebhookWithSecret']
    }
  }
  '/api/webhooks/{id}': {
    /** Change a webhook */
    put: {
      path: {
        id: string
      }
      body: Schemas['ChangedWebhook']
      response: Schemas['Webhook']
    }
    /** Remove a webhook */
    delete: {
      path: {
        id: string
      }
      response: {
        status: true
      }
    }
  }
  '/api/webhooks/{id}/secret': {
    /** Renew the secret of a webhook */
    post: {
      path: {
        id: string
      }
      response: Schemas['WebhookWithSecret']
    }
  }
  '/api/webhooks/{id}/test': {
    /** Send a test message */
    post: {
      path: {
        id: string
      }
      response: {
        id: string
      }
    }
  }
  '/api/webhooks/{id}/messages': {
    /** List the messages of a webhook */
    get: {
      path: {
        id: string
      }
      query?: {
        /** From the Link header. */
        cursor?: string
      }
      response: Schemas['WebhookMessage'][]
    }
  }
  '/api/webhooks/{id}/messages/{message}/replay': {
    /** Send a message again */
    post: {
      path: {
        id: string
        message: string
      }
      response: Schemas['WebhookMessage']
    }
  }
  '/api/categories': {
    /** List brands */
    get: {
      query?: {
        all?: string
      }
      response: Schemas['Category'][]
    }
  }
  '/api/categories/{id}': {
    /** Get a brand */
    get: {
      path: {
        id: string
      }
      response: Schemas['BrandPage']
    }
  }
  '/api/models': {
    /** List models */
    get: {
      query?: {
        brand?: string | string[]
        q?: string | string[]
        sort?: 'name' | 'listed'
        cursor?: string | string[]
      }
      response: Schemas['Models']
    }
    /** Add a model */
    post: {
      body: Schemas['NewModel']
      response: Schemas['Model']
    }
  }
  '/api/models/{model}': {
    /** Get a model */
    get: {
      path: {
        model: string
      }
      response: Schemas['ModelPage']
    }
    /** Correct a model */
    put: {
      path: {
        model: string
      }
      body: Schemas['ModelCorrection']
      response: Schemas['Model']
    }
  }
  '/api/models/{model}/merge': {
    /** Merge two models */
    post: {
      path: {
        model: string
      }
      body: Schemas['ModelMerge']
      response: Schemas['Model']
    }
  }
  '/api/model-imports': {
    /** Import models */
    post: {
      body: Blob
      response: Schemas['ModelImport']
    }
  }
  '/api/model-imports/{id}': {
    /** Get the progress of an import */
    get: {
      path: {
        id: string
      }
      response: Schemas['ModelImport']
    }
  }
  '/api/phones': {
    /** List a phone for sale */
    post: {
      body: Schemas['NewPhone']
      response: Schemas['CreatedPhone']
    }
    /** List phones for sale */
    get: {
      query?: {
        /** 1 to 100 */
        limit?: string
        /** From the Link header. */
        cursor?: string
        /** Only this brand, by name or slug. */
        brand?: string
        /** These phones in this order, in any public state; at most 20. */
        id?: string | string[]
      }
      response: Schemas['PhoneInList'][]
    }
  }
  '/api/phones/{id}': {
    /** Get a phone */
    get: {
      path: {
        id: string
      }
      response: Schemas['PhoneDetail']
    }
    /** Withdraw a phone */
    delete: {
      path: {
        id: string
      }
      response: Schemas['Phone']
    }
    /** Replace the details of a phone */
    put: {
      path: {
        id: string
      }
      body: Schemas['PhoneForm']
      response: Schemas['EditedPhone']
    }
  }
  '/api/my-products/{email}': {
    /** List the phones of a seller by email */
    get: {
      path: {
        email: string
      }
      response: Schemas['Phone'][]
    }
  }
  '/api/phones/{id}/pause': {
    /** Pause a phone */
    post: {
      path: {
        id: string
      }
      response: Schemas['Phone']
    }
  }
  '/api/phones/{id}/resume': {
    /** Resume a paused phone */
    post: {
      path: {
        id: string
      }
      response: Schemas['Phone']
    }
  }
  '/api/phones/{id}/renew': {
    /** Renew a phone for 30 days */
    post: {
      path: {
        id: string
      }
      response: Schemas['Phone']
    }
  }
  '/api/vacation': {
    /** Get your vacation */
    get: {
      response: Schemas['Vacation']
    }
    /** Set or end your vacation */
    put: {
      body: Schemas['NewVacation']
      response: Schemas['Vacation']
    }
  }
  '/api/delivery-terms': {
    /** Get your default delivery terms */
    get: {
      response: Schemas['DefaultTerms']
    }
    /** Save your default delivery terms */
    put: {
      body: Schemas['NewDefaultTerms']
      response: Schemas['SavedTerms']
    }
  }
  '/api/after-sale-terms': {
    /** Get your default return policy and warranty */
    get: {
      response: Schemas['DefaultAfterSaleTerms']
    }
    /** Save your default return policy and warranty */
    put: {
      body: Schemas['NewDefaultAfterSaleTerms']
      response: Schemas['SavedAfterSaleTerms']
    }
  }
  '/api/default-place': {
    /** Get your default place */
    get: {
      response: Schemas['DefaultPlace']
    }
    /** Save your default place */
    put: {
      body: Schemas['NewDefaultPlace']
      response: Schemas['DefaultPlace']
    }
  }
  '/api/renewals/{token}': {
    /** Get the listing of a renewal link */
    get: {
      path: {
        token: string
      }
      response: Schemas['Renewal']
    }
    /** Renew a listing by link */
    post: {
      path: {
        token: string
      }
      response: Schemas['Renewal']
    }
  }
  '/api/drafts': {
    /** List your drafts */
    get: {
      response: Schemas['Draft'][]
    }
  }
  '/api/drafts/{id}': {
    /** Save a draft */
    put: {
      path: {
        id: string
      }
      body: Schemas['NewDraft']
      response: Schemas['Draft']
    }
    /** Delete a draft */
    delete: {
      path: {
        id: string
      }
      response: {
        deleted: number
      }
    }
  }
  '/api/reviews': {
    /** List pending reviews */
    get: {
      response: Schemas['OpenListingReview'][]
    }
  }
  '/api/reviews/{id}': {
    /** Decide a review */
    post: {
      path: {
        id: string
      }
      body: Schemas['ReviewDecision']
      response: Schemas['OpenListingReview']
    }
  }
  '/api/phones/{id}/review': {
    /** Get the review of your phone */
    get: {
      path: {
        id: string
      }
      response: {
        review: Schemas['ListingReview'] | null
      }
    }
  }
  '/api/phones/{id}/views': {
    /** Count a view of a phone */
    post: {
      path: {
        id: string
      }
      response: undefined
    }
  }
  '/api/my-phones': {
    /** List your phones */
    get: {
      query?: {
        state?: 'pending_review' | 'changes_requested' | 'rejected' | 'live' | 'paused' | 'reserved' | 'sold' | 'expired' | 'withdrawn' | 'removed'
        q?: string
        sort?: 'newest' | 'ending' | 'views' | 'price_up' | 'price_down' | 'name'
        page?: number
      }
      response: Schemas['OwnPhones']
    }
  }
  '/api/my-phones/summaries': {
    /** List your phones in short */
    get: {
      query?: {
        state?: 'pending_review' | 'changes_requested' | 'rejected' | 'live' | 'paused' | 'reserved' | 'sold' | 'expired' | 'withdrawn' | 'removed'
        q?: string
        sort?: 'newest' | 'ending' | 'views' | 'price_up' | 'price_down' | 'name'
        page?: number
      }
      response: Schemas['OwnPhoneSummaries']
    }
  }
  '/api/my-phones/bulk': {
    /** Change several of your phones at once */
    post: {
      body: Schemas['BulkAction']
      response: Schemas['BulkResults']
    }
  }
  '/api/my-phones/import-checks': {
    /** Check a CSV file before importing it */
    post: {
      body: Blob
      response: Schemas['CheckedFile']
    }
  }
  '/api/my-phones/imports': {
    /** Import phones from a checked file */
    post: {
      query: {
        file: string
        /** The line to continue with: `next` of the previous call. */
        from?: number
      }
      body: Blob
      response: Schemas['ImportedPhones']
    }
  }
  '/api/my-phones/export': {
    /** Export your phones as CSV */
    get: {
      response: undefined
    }
  }
  '/api/my-phones/example': {
    /** Get an example file for the import */
    get: {
      response: undefined
    }
  }
  '/api/search': {
    /** Search phones */
    get: {
      query?: {
        /** Text to search for: brand and model in any order and spelling, words in titles, and filters in words: “iphone 12 or 13 like new under 300”, “128gb blue”, “near Utrecht”. */
        q?: string
        /** No phones of models, brands, colors or sizes called so, or whose title has these words. Also read from `q`: “iphone -pro”, “not black”. */
        not?: string[]
        /** Only these brands, by name or slug. */
        brand?: string[]
        /** Only these models, by slug. */
        model?: string[]
        /** Only these sizes, in GB. */
        storage?: string[]
        /** Only these grades; `none` finds phones without a grade. */
        grade?: ('A' | 'B' | 'C' | 'D' | 'none')[]
        /** Only these color families. */
        color?: string[]
        /** Minimum price, in major units. */
        min?: string
        /** Maximum price, in major units. */
        max?: string
        /** At most this many months of use. */
        used?: string
        /** The id of a place, or "lat,lon". */
        near?: string
        /** Distance from that place in kilometers; the default is 50. */
        within?: string
        /** Minimum level of the seller. */
        sellerLevel?: 'proven' | 'trusted'
        /** Only phones of this seller, by id. */
        seller?: string
        /** 1: only advertised phones. */
        advertised?: string
        /** 1: only phones with a photo. */
        photo?: string
        /** 1: only phones that can be picked up, within the distance of `near` if that is given. */
        pickUp?: string
        /** Only phones shipped to this country (ISO 3166-1), to the whole `EU`, or worldwide (`WORLD`), if buyers can pay before shipping. */
        shipsTo?: string
        /** 1: only phones with free shipping, to `shipsTo` if that is given. */
        freeShipping?: string
        /** Minimum battery health, in %. */
        batteryPercent?: string
        /** Minimum returns accepted, in days. */
        returnDays?: string
        /** Minimum warranty, in months. */
        warrantyMonths?: string
        /** Order of the results. The default is best for a search with text, otherwise newest. */
        sort?: 'best' | 'newest' | 'price_up' | 'price_down' | 'saving' | 'support'
        /** `cursor` from the previous response. */
        cursor?: string
        /** 0: leave out the counts of the filters; the lists in `facets` are then empty. */
        facets?: string
        /** 1 to 48; the default is 24. */
        limit?: string
      }
      response: Schemas['SearchResult']
    }
  }
  '/api/suggestions': {
    /** Suggest models and brands */
    get: {
      query?: {
        /** What was typed so far. */
        q?: string
      }
      response: Schemas['Suggestions']
    }
  }
  '/api/highlights': {
    /** List deals, price drops and new phones */
    get: {
      response: Schemas['Highlights']
    }
  }
  '/api/places': {
    /** Find cities */
    get: {
      query?: {
        /** Beginning of the name; accents are ignored. */
        q?: string
        /** ID of a single place, instead of `q`. */
        id?: string
      }
      response: Schemas['Place'][]
    }
  }
  '/api/favorites': {
    /** List your favorites */
    get: {
      response: Schemas['FavoritePhone'][]
    }
    /** Import favorites from the browser */
    post: {
      body: {
        /** IDs that the browser saved, newest first. */
        ids: string[]
      }
      response: Schemas['FavoriteIds']
    }
  }
  '/api/favorite-ids': {
    /** List the IDs of your favorites */
    get: {
      response: Schemas['FavoriteIds']
    }
  }
  '/api/favorites/{id}': {
    /** Add a favorite */
    put: {
      path: {
        id: string
      }
      response: Schemas['Favorite']
    }
    /** Remove a favorite */
    delete: {
      path: {
        id: string
      }
      response: Schemas['Favorite']
    }
  }
  '/api/followed-sellers': {
    /** List the sellers you follow */
    get: {
      response: Schemas['FollowedSellers']
    }
  }
  '/api/sellers/{id}/follow': {
    /** Follow a seller */
    post: {
      path: {
        id: string
      }
      response: Schemas['Follow']
    }
    /** Unfollow a seller */
    delete: {
      path: {
        id: string
      }
      response: Schemas['Follow']
    }
  }
  '/api/followed-seller-mails': {
    /** Turn emails about followed sellers on or off */
    put: {
      body: {
        on: boolean
      }
      response: Schemas['AlertMails']
    }
  }
  '/api/saved-searches': {
    /** List your saved searches */
    get: {
      response: Schemas['SavedSearches']
    }
    /** Save a search */
    post: {
      body: {
        /** Query string of the search page, without the question mark. */
        query: string
        name?: string
      }
      response: Schemas['SavedSearch']
    }
  }
  '/api/saved-searches/{id}': {
    /** Delete a saved search */
    delete: {
      path: {
        id: string
      }
      response: {
        _id: string
      }
    }
  }
  '/api/alerts': {
    /** List your alerts */
    get: {
      query?: {
        /** `cursor` from the previous response. */
        cursor?: string
      }
      response: Schemas['Alerts']
    }
  }
  '/api/alerts/unread': {
    /** Count unread alerts */
    get: {
      response: Schemas['UnreadAlerts']
    }
  }
  '/api/alerts/read': {
    /** Mark alerts as read */
    post: {
      body: {
        /** Only these alerts; all if left out. */
        ids?: string[]
      }
      response: Schemas['UnreadAlerts']
    }
  }
  '/api/alert-mails': {
    /** Turn alert emails on or off */
    put: {
      body: {
        on: boolean
      }
      response: Schemas['AlertMails']
    }
  }
  '/api/unsubscriptions/{token}': {
    /** Get the setting behind an unsubscribe link */
    get: {
      path: {
        token: string
      }
      response: Schemas['AlertMails']
    }
    /** Turn alert emails on or off by link */
    put: {
      path: {
        token: string
      }
      body: {
        on: boolean
      }
      response: Schemas['AlertMails']
    }
  }
  '/api/media': {
    /** Upload a photo */
    post: {
      body: Blob
      response: Schemas['UploadedPhoto']
    }
  }
  '/api/media/{id}/rotate': {
    /** Rotate a photo */
    post: {
      path: {
        id: string
      }
      body: Schemas['PhotoRotation']
      response: Schemas['UploadedPhoto']
    }
  }
  '/api/messages/stream': {
    /** Stream message events */
    get: {
      query?: {
        /** Number of the last update that you received. */
        after?: string
      }
      response: undefined
    }
  }
  '/api/messages/updates': {
    /** List message events */
    get: {
      query?: {
        /** Number of the last update that you received. */
        after?: string
      }
      response: Schemas['ConversationUpdatePage']
    }
  }
  '/api/messages/photos/{id}': {
    /** Get the photo of a message */
    get: {
      path: {
        id: string
      }
      response: undefined
    }
  }
  '/api/messages': {
    /** List your conversations */
    get: {
      query?: {
        /** `cursor` from the previous response. */
        cursor?: string
      }
      response: Schemas['Conversations']
    }
    /** Write to the seller of a phone */
    post: {
      body: {
        phoneId: string
        /** Chosen by the client. Sending the same ID again does not send another message. */
        clientId: string
        text: string
        /** URL of your upload. Sending the message moves the photo into the conversation. */
        photo?: string
      }
      response: Schemas['SentMessage']
    }
  }
  '/api/messages/unread': {
    /** Count unread conversations */
    get: {
      response: Schemas['UnreadConversations']
    }
  }
  '/api/messages/about/{phoneId}': {
    /** Find your conversation about a phone */
    get: {
      path: {
        phoneId: string
      }
      response: Schemas['OwnConversation']
    }
  }
  '/api/messages/orders/{id}': {
    /** Find the conversation of an order */
    get: {
      path: {
        id: string
      }
      response: Schemas['OwnConversation']
    }
    /** Write to the other side of an order */
    post: {
      path: {
        id: string
      }
      body: {
        /** Chosen by the client. Sending the same ID again does not send another message. */
        clientId: string
        text: string
        /** URL of your upload. Sending the message moves the photo into the conversation. */
        photo?: string
      }
      response: Schemas['SentMessage']
    }
  }
  '/api/messages/conversations/{id}': {
    /** Get a conversation */
    get: {
      path: {
        id: string
      }
      query?: {
        /** Only messages with smaller numbers. */
        before?: string
      }
      response: Schemas['ConversationMessages']
    }
    /** Send a message */
    post: {
      path: {
        id: string
      }
      body: {
        /** Chosen by the client. Sending the same ID again does not send another message. */
        clientId: string
        text: string
        /** URL of your upload. Sending the message moves the photo into the conversation. */
        photo?: string
      }
      response: Schemas['SentMessage']
    }
  }
  '/api/messages/conversations/{id}/read': {
    /** Mark messages as read */
    post: {
      path: {
        id: string
      }
      body: {
        number: number
      }
      response: Schemas['UnreadConversations']
    }
  }
  '/api/messages/conversations/{id}/block': {
    /** Block a person */
    put: {
      path: {
        id: string
      }
      response: Schemas['Conversation']
    }
    /** Unblock a person */
    delete: {
      path: {
        id: string
      }
      response: Schemas['Conversation']
    }
  }
  '/api/orders/{id}/dispute/conversation': {
    /** Get the messages of a disputed order */
    get: {
      path: {
        id: string
      }
      response: {
        conversation: Schemas['ReportedConversation'] | null
      }
    }
  }
  '/api/advertise': {
    /** List advertised phones */
    get: {
      query?: {
        /** 1 to 100 */
        limit?: string
        /** From the Link header. */
        cursor?: string
      }
      response: Schemas['Advert'][]
    }
    /** Book or advertise a phone */
    post: {
      body: Schemas['NewAdvert']
      response: Schemas['Advertised']
    }
  }
  '/api/advertise/{id}': {
    /** Stop advertising a phone */
    delete: {
      path: {
        /** ID of the phone. */
        id: string
      }
      response: Schemas['StoppedAdvertising']
    }
  }
  '/api/orders': {
    /** List your orders */
    get: {
      query?: {
        /** From the Link header. */
        cursor?: string
      }
      response: Schemas['Order'][]
    }
  }
  '/api/sales': {
    /** List your sales */
    get: {
      query?: {
        /** From the Link header. */
        cursor?: string
      }
      response: Schemas['Order'][]
    }
  }
  '/api/orders/{id}': {
    /** Get an order */
    get: {
      path: {
        id: string
      }
      response: Schemas['OrderDetail']
    }
  }
  '/api/orders/{id}/as-sold': {
    /** Get the listing as it was when booked */
    get: {
      path: {
        id: string
      }
      response: {
        snapshot: Schemas['ListingSnapshot'] | null
      }
    }
  }
  '/api/orders/{id}/cancel': {
    /** Cancel a booking */
    post: {
      path: {
        id: string
      }
      response: Schemas['Order']
    }
  }
  '/api/orders/{id}/cancel-sale': {
    /** Cancel a paid sale */
    post: {
      path: {
        id: string
      }
      body: Schemas['SaleCancellation']
      response: Schemas['Order']
    }
  }
  '/api/orders/{id}/ship': {
    /** Mark an order as shipped */
    post: {
      path: {
        id: string
      }
      body: Schemas['NewShipment']
      response: Schemas['Order']
    }
  }
  '/api/orders/{id}/deliver': {
    /** Mark an order as delivered */
    post: {
      path: {
        id: string
      }
      response: Schemas['Order']
    }
  }
  '/api/orders/{id}/confirm': {
    /** Confirm that the phone is as described */
    post: {
      path: {
        id: string
      }
      response: Schemas['Order']
    }
  }
  '/api/orders/{id}/hand-over': {
    /** Complete a meet-up with the hand-over code */
    post: {
      path: {
        id: string
      }
      body: Schemas['HandOver']
      response: Schemas['Order']
    }
  }
  '/api/orders/{id}/unlock-hand-over': {
    /** Allow new attempts at the hand-over code */
    post: {
      path: {
        id: string
      }
      response: Schemas['Order']
    }
  }
  '/api/orders/{id}/delivery': {
    /** Choose pick-up or shipping */
    post: {
      path: {
        id: string
      }
      body: Schemas['DeliveryChoice']
      response: Schemas['OrderDetail']
    }
  }
  '/api/orders/{id}/meet-ups': {
    /** Propose a place and time to meet */
    post: {
      path: {
        id: string
      }
      body: Schemas['NewMeetUp']
      response: Schemas['OrderDetail']
    }
  }
  '/api/orders/{id}/meet-ups/{number}/accept': {
    /** Accept a proposed meet-up */
    post: {
      path: {
        id: string
        number: number
      }
      response: Schemas['OrderDetail']
    }
  }
  '/api/orders/{id}/payment-sent': {
    /** Mark a payment as sent */
    post: {
      path: {
        id: string
      }
      response: Schemas['Order']
    }
  }
  '/api/orders/{id}/confirm-payment': {
    /** Confirm that a payment arrived */
    post: {
      path: {
        id: string
      }
      response: Schemas['Order']
    }
  }
  '/api/orders/{id}/refund-received': {
    /** Confirm that the seller paid you back */
    post: {
      path: {
        id: string
      }
      response: Schemas['Order']
    }
  }
  '/api/orders/{id}/cancellation': {
    /** Request the cancellation of a paid order */
    post: {
      path: {
        id: string
      }
      body: Schemas['CancellationReason']
      response: Schemas['Order']
    }
  }
  '/api/orders/{id}/cancellation/accept': {
    /** Accept a cancellation request */
    post: {
      path: {
        id: string
      }
      response: Schemas['Order']
    }
  }
  '/api/orders/{id}/cancellation/decline': {
    /** Decline a cancellation request */
    post: {
      path: {
        id: string
      }
      body: Schemas['CancellationReason']
      response: Schemas['Order']
    }
  }
  '/api/orders/{id}/return': {
    /** Request a return */
    post: {
      path: {
        id: string
      }
      body: Schemas['CancellationReason']
      response: Schemas['Order']
    }
  }
  '/api/orders/{id}/return/approve': {
    /** Approve a return and give its address */
    post: {
      path: {
        id: string
      }
      body: Schemas['ReturnPlace']
      response: Schemas['Order']
    }
  }
  '/api/orders/{id}/return/send': {
    /** Mark a return as sent */
    post: {
      path: {
        id: string
      }
      body: Schemas['NewShipment']
      response: Schemas['Order']
    }
  }
  '/api/orders/{id}/return/receive': {
    /** Confirm that a return arrived */
    post: {
      path: {
        id: string
      }
      response: Schemas['Order']
    }
  }
  '/api/orders/{id}/return/keep': {
    /** Cancel a return */
    post: {
      path: {
        id: string
      }
      response: Schemas['Order']
    }
  }
  '/api/orders/{id}/warranty-claims': {
    /** Create a warranty claim */
    post: {
      path: {
        id: string
      }
      body: Schemas['NewWarrantyClaim']
      response: Schemas['Order']
    }
  }
  '/api/orders/{id}/warranty-claims/{claim}/agree': {
    /** Agree to a warranty claim */
    post: {
      path: {
        id: string
        claim: string
      }
      body: Schemas['WarrantyClaimAgreement']
      response: Schemas['Order']
    }
  }
  '/api/orders/{id}/warranty-claims/{claim}/refuse': {
    /** Refuse a warranty claim */
    post: {
      path: {
        id: string
        claim: string
      }
      body: Schemas['WarrantyClaimRefusal']
      response: Schemas['Order']
    }
  }
  '/api/orders/{id}/warranty-claims/{claim}/settle': {
    /** Mark a warranty claim as settled */
    post: {
      path: {
        id: string
        claim: string
      }
      response: Schemas['Order']
    }
  }
  '/api/orders/{id}/warranty-claims/{claim}/withdraw': {
    /** Withdraw a warranty claim */
    post: {
      path: {
        id: string
        claim: string
      }
      response: Schemas['Order']
    }
  }
  '/api/warranty-photos/{id}': {
    /** Get a photo of a warranty claim */
    get: {
      path: {
        id: string
      }
      response: undefined
    }
  }
  '/api/addresses': {
    /** List your addresses */
    get: {
      response: Schemas['SavedAddress'][]
    }
    /** Save an address */
    post: {
      body: Schemas['NewSavedAddress']
      response: Schemas['SavedAddress'][]
    }
  }
  '/api/addresses/{id}': {
    /** Change an address */
    put: {
      path: {
        id: string
      }
      body: Schemas['NewSavedAddress']
      response: Schemas['SavedAddress'][]
    }
    /** Delete an address */
    delete: {
      path: {
        id: string
      }
      response: Schemas['SavedAddress'][]
    }
  }
  '/api/orders/{id}/receipt': {
    /** Get the receipt of an order */
    get: {
      path: {
        id: string
      }
      response: Schemas['Receipt']
    }
  }
  '/api/orders/{id}/receipt.pdf': {
    /** Get the receipt of an order as PDF */
    get: {
      path: {
        id: string
      }
      response: undefined
    }
  }
  '/api/orders/{id}/checkout': {
    /** Get the checkout of an order */
    get: {
      path: {
        id: string
      }
      response: Schemas['Checkout']
    }
    /** Choose the payment method of an order */
    post: {
      path: {
        id: string
      }
      body: Schemas['PaymentMethodChoice']
      response: Schemas['Checkout']
    }
    /** Cancel an online payment */
    delete: {
      path: {
        id: string
      }
      response: Schemas['Checkout']
    }
  }
  '/api/orders/{id}/dispute': {
    /** Get the dispute of an order */
    get: {
      path: {
        id: string
      }
      response: Schemas['Dispute']
    }
    /** Open a dispute */
    post: {
      path: {
        id: string
      }
      body: Schemas['NewDispute']
      response: Schemas['Dispute']
    }
  }
  '/api/orders/{id}/dispute/statements': {
    /** Add a statement with photos */
    post: {
      path: {
        id: string
      }
      body: Schemas['NewDisputeStatement']
      response: Schemas['Dispute']
    }
  }
  '/api/orders/{id}/dispute/settlements': {
    /** Propose how the dispute ends */
    post: {
      path: {
        id: string
      }
      body: Schemas['NewSettlement']
      response: Schemas['Dispute']
    }
  }
  '/api/orders/{id}/dispute/settlements/{number}/{answer}': {
    /** Accept or decline a proposal */
    post: {
      path: {
        id: string
        number: number
        answer: 'accept' | 'decline'
      }
      response: Schemas['Dispute']
    }
  }
  '/api/orders/{id}/dispute/return-sent': {
    /** Report that the phone was sent back */
    post: {
      path: {
        id: string
      }
      body: Schemas['NewShipment']
      response: Schemas['Dispute']
    }
  }
  '/api/orders/{id}/dispute/return-received': {
    /** Report what a return contained */
    post: {
      path: {
        id: string
      }
      body: Schemas['ReturnReport']
      response: Schemas['Dispute']
    }
  }
  '/api/orders/{id}/dispute/decision': {
    /** Decide a dispute */
    post: {
      path: {
        id: string
      }
      body: Schemas['DisputeDecision']
      response: Schemas['Dispute']
    }
  }
  '/api/disputes': {
    /** List open disputes */
    get: {
      query?: {
        /** From the Link header. */
        cursor?: string
      }
      response: Schemas['Dispute'][]
    }
  }
  '/api/orders/{id}/arrival': {
    /** Get the buyer’s grading on arrival */
    get: {
      path: {
        id: string
      }
      response: {
        arrival: Schemas['ArrivalGrading'] | null
      }
    }
    /** Grade a phone on arrival */
    put: {
      path: {
        id: string
      }
      body: Schemas['NewArrivalGrading']
      response: Schemas['ArrivalGrading']
    }
  }
  '/api/orders/{id}/arrival/questions': {
    /** Get the grading questions for an order */
    get: {
      path: {
        id: string
      }
      response: Schemas['Rubric']
    }
  }
  '/api/dispute-photos/{id}': {
    /** Get a photo of a dispute */
    get: {
      path: {
        id: string
      }
      response: undefined
    }
  }
  '/api/orders/{id}/evidence': {
    /** Download the evidence of an order */
    get: {
      path: {
        id: string
      }
      response: undefined
    }
  }
  '/api/offers': {
    /** List your offers */
    get: {
      query?: {
        phoneId?: string
        /** From the Link header. */
        cursor?: string
      }
      response: Schemas['Offers']
    }
    /** Make an offer */
    post: {
      body: Schemas['NewOffer']
      response: Schemas['Offer']
    }
  }
  '/api/offers/{id}/counter': {
    /** Counter an offer */
    post: {
      path: {
        id: string
      }
      body: Schemas['CounterOffer']
      response: Schemas['Offer']
    }
  }
  '/api/offers/{id}/accept': {
    /** Accept an offer */
    post: {
      path: {
        id: string
      }
      response: Schemas['Offer']
    }
  }
  '/api/offers/{id}/decline': {
    /** Decline an offer */
    post: {
      path: {
        id: string
      }
      response: Schemas['Offer']
    }
  }
  '/api/offers/{id}/withdraw': {
    /** Withdraw your own offer */
    post: {
      path: {
        id: string
      }
      response: Schemas['Offer']
    }
  }
  '/api/people/{id}/ratings': {
    /** List the ratings of a person */
    get: {
      path: {
        id: string
      }
      query?: {
        before?: string
      }
      response: Schemas['UserRatings']
    }
  }
  '/api/orders/{id}/ratings': {
    /** Get the ratings of a sale */
    get: {
      path: {
        id: string
      }
      response: Schemas['SaleRatings']
    }
    /** Rate a sale */
    put: {
      path: {
        id: string
      }
      body: Schemas['NewRating']
      response: Schemas['SaleRatings']
    }
  }
  '/api/orders/{id}/ratings/shown': {
    /** List the published ratings of a sale */
    get: {
      path: {
        id: string
      }
      response: Schemas['PublishedRatings']
    }
  }
  '/api/orders/{id}/ratings/hide': {
    /** Hide a rating */
    post: {
      path: {
        id: string
      }
      body: Schemas['RatingHiding']
      response: {
        hidden: boolean
      }
    }
  }
  '/api/orders/{id}/ratings/show': {
    /** Show a hidden rating again */
    post: {
      path: {
        id: string
      }
      body: Schemas['RatingUnhiding']
      response: {
        hidden: boolean
      }
    }
  }
  '/api/orders/{id}/ratings/reply': {
    /** Reply to a rating */
    put: {
      path: {
        id: string
      }
      body: Schemas['NewReply']
      response: Schemas['SaleRatings']
    }
  }
  '/api/sellers/{id}': {
    /** Get the public profile of a seller */
    get: {
      path: {
        id: string
      }
      response: Schemas['SellerProfile']
    }
  }
  '/api/reputation-statements': {
    /** Export your sales and ratings */
    post: {
      body: Schemas['NewReputationStatement']
      response: Schemas['SignedStatement']
    }
  }
  '/api/reputation-codes': {
    /** Create a code for a statement */
    post: {
      response: Schemas['ReputationCode']
    }
  }
  '/api/my-reputation': {
    /** Get your imported reputations */
    get: {
      response: Schemas['MyReputation']
    }
  }
  '/api/imported-reputations': {
    /** Import a statement from another shop */
    post: {
      body: Schemas['SignedStatement']
      response: {
        imported: true
      }
    }
  }
  '/api/imported-reputations/{id}': {
    /** Remove an imported statement */
    delete: {
      path: {
        id: string
      }
      response: {
        removed: true
      }
    }
  }
  '/api/trusted-shops': {
    /** List trusted shops */
    get: {
      response: Schemas['TrustedShops']
    }
    /** Trust a shop */
    post: {
      body: Schemas['NewTrustedShop']
      response: {
        _id: string
      }
    }
  }
  '/api/trusted-shops/{id}': {
    /** Stop trusting a shop */
    delete: {
      path: {
        id: string
      }
      response: {
        removed: true
      }
    }
  }
  '/api/business': {
    /** Get your business details */
    get: {
      response: Schemas['Business']
    }
    /** Save your business details */
    put: {
      body: Schemas['NewBusiness']
      response: Schemas['Business']
    }
    /** Stop trading as a business */
    delete: {
      query: {
        revision: string
      }
      response: Schemas['Business']
    }
  }
  '/api/accounts/{id}/businesses': {
    /** List the business details of a person */
    get: {
      path: {
        id: string
      }
      response: Schemas['PersonBusinesses']
    }
  }
  '/api/notifications': {
    /** List your notifications */
    get: {
      query?: {
        before?: string
      }
      response: Schemas['Notifications']
    }
  }
  '/api/notifications/unread': {
    /** Count unread notifications */
    get: {
      response: {
        unread: number
        /** Open offers of others that wait for your answer. */
        offersToAnswer: number
      }
    }
  }
  '/api/notifications/read': {
    /** Mark notifications as read */
    post: {
      body: Schemas['ReadNotifications']
      response: {
        unread: number
        /** Open offers of others that wait for your answer. */
        offersToAnswer: number
      }
    }
  }
  '/api/notification-settings': {
    /** Get your notification settings */
    get: {
      response: Schemas['NotificationSettings']
    }
    /** Update your notification settings */
    put: {
      body: Schemas['NewNotificationSettings']
      response: Schemas['NotificationSettings']
    }
  }
  '/api/push-subscription': {
    /** Get the push subscription of this session */
    get: {
      response: Schemas['PushSubscription']
    }
    /** Switch on push notifications in this browser */
    put: {
      body: Schemas['NewPushSubscription']
      response: Schemas['PushSubscription']
    }
    /** Switch off push notifications in this browser */
    delete: {
      response: Schemas['PushSubscription']
    }
  }
  '/api/undelivered-mails': {
    /** List undelivered emails */
    get: {
      response: Schemas['UndeliveredMail'][]
    }
  }
  '/api/undelivered-mails/{id}/retry': {
    /** Retry an undelivered email */
    post: {
      path: {
        id: string
      }
      response: {
        retried: boolean
      }
    }
  }
  '/api/demo-payments/{id}/confirm': {
    /** Pay a demo payment with a test card */
    post: {
      path: {
        id: string
      }
      body: Schemas['DemoCardPayment']
      response: Schemas['DemoPaymentOutcome']
    }
  }
  '/api/payments/stripe/webhook': {
    /** Receive a Stripe webhook event */
    post: {
      response: Schemas['EventReceived']
    }
  }
  '/api/payout-account': {
    /** Get your payout account and balance */
    get: {
      response: Schemas['PayoutAccount']
    }
    /** Get a link to set up payouts */
    post: {
      response: Schemas['PayoutSetUp']
    }
  }
  '/api/statements': {
    /** Get your statement */
    get: {
      query?: {
        /** First day, in the time zone of your account, or else of the shop. */
        from?: string
        /** Last day, in the time zone of your account, or else of the shop. */
        to?: string
      }
      response: Schemas['Statement']
    }
  }
  '/api/statements.csv': {
    /** Download your statement as CSV */
    get: {
      query?: {
        /** First day, in the time zone of your account, or else of the shop. */
        from?: string
        /** Last day, in the time zone of your account, or else of the shop. */
        to?: string
      }
      response: undefined
    }
  }
  '/api/payment-instructions': {
    /** Get your payment instructions */
    get: {
      response: Schemas['PaymentInstructions']
    }
    /** Save your payment instructions */
    put: {
      body: Schemas['NewPaymentInstructions']
      response: Schemas['PaymentInstructions']
    }
    /** Delete your payment instructions */
    delete: {
      response: Schemas['PaymentInstructions']
    }
  }
  '/api/all-payouts': {
    /** List all payouts and refunds */
    get: {
      query?: {
        /** IDs, order numbers, or words that must all occur in the phone or the names of the order, in any case and without accents. */
        q?: string
        kind?: 'payout' | 'refund'
        /** waiting: for the seller or a bank. failed: not tried again until an admin retries it. */
        state?: 'due' | 'waiting' | 'sent' | 'done' | 'failed'
        /** The ID of the account that is paid. */
        person?: string
        /** First day, in the shop’s time zone. */
        from?: string
        /** Last day, in the shop’s time zone. */
        to?: string
        sort?: 'newest' | 'oldest' | 'smallest' | 'largest'
        /** `cursor` from the previous response, with the same `sort`. */
        cursor?: string
      }
      response: Schemas['PayoutList']
    }
  }
  '/api/all-payouts.csv': {
    /** Export payouts and refunds as CSV */
    get: {
      query?: {
        /** IDs, order numbers, or words that must all occur in the phone or the names of the order, in any case and without accents. */
        q?: string
        kind?: 'payout' | 'refund'
        /** waiting: for the seller or a bank. failed: not tried again until an admin retries it. */
        state?: 'due' | 'waiting' | 'sent' | 'done' | 'failed'
        /** The ID of the account that is paid. */
        person?: string
        /** First day, in the shop’s time zone. */
        from?: string
        /** Last day, in the shop’s time zone. */
        to?: string
        sort?: 'newest' | 'oldest' | 'smallest' | 'largest'
      }
      response: undefined
    }
  }
  '/api/money': {
    /** Get the money report */
    get: {
      response: Schemas['MoneyReport']
    }
  }
  '/api/money-tasks': {
    /** List open refunds and payouts */
    get: {
      query?: {
        /** From the Link header. */
        cursor?: string
      }
      response: Schemas['MoneyTask'][]
    }
  }
  '/api/money-tasks/{id}/retry': {
    /** Retry a refund or payout */
    post: {
      path: {
        id: string
      }
      response: Schemas['MoneyTask']
    }
  }
  '/api/money-tasks/{id}/settle': {
    /** Record a payment made outside the provider */
    post: {
      path: {
        id: string
      }
      body: Schemas['OutsidePayment']
      response: Schemas['MoneyTask']
    }
  }
  '/api/reports': {
    /** Report a phone, message, seller or review */
    post: {
      body: Schemas['NewReport']
      response: Schemas['Report']
    }
    /** List reports */
    get: {
      query?: {
        /** An ID, or words that must all occur in the note or in names, in any case and without accents. */
        q?: string
        state?: 'open' | 'decided'
        kind?: 'listing' | 'message' | 'seller' | 'review' | 'reply'
        reason?: 'stolen' | 'counterfeit' | 'misleading' | 'offensive' | 'fraud' | 'impersonation' | 'private' | 'fake' | 'other'
        /** The ID of an account that was reported, or that reported. */
        person?: string
        /** First day, in the shop’s time zone. */
        from?: string
        /** Last day, in the shop’s time zone. */
        to?: string
        sort?: 'queue' | 'newest' | 'oldest'
        /** `cursor` from the previous response, with the same `sort`. */
        cursor?: string
      }
      response: Schemas['Report'][]
    }
  }
  '/api/reports.csv': {
    /** Export reports as CSV */
    get: {
      query?: {
        /** An ID, or words that must all occur in the note or in names, in any case and without accents. */
        q?: string
        state?: 'open' | 'decided'
        kind?: 'listing' | 'message' | 'seller' | 'review' | 'reply'
        reason?: 'stolen' | 'counterfeit' | 'misleading' | 'offensive' | 'fraud' | 'impersonation' | 'private' | 'fake' | 'other'
        /** The ID of an account that was reported, or that reported. */
        person?: string
        /** First day, in the shop’s time zone. */
        from?: string
        /** Last day, in the shop’s time zone. */
        to?: string
        sort?: 'queue' | 'newest' | 'oldest'
      }
      response: undefined
    }
  }
  '/api/reports/{id}': {
    /** Decide a report */
    put: {
      path: {
        id: string
      }
      body: Schemas['ReportDecision']
      response: Schemas['Report']
    }
  }
  '/api/reports/{id}/ban': {
    /** Ban the account that a report is about */
    post: {
      path: {
        id: string
      }
      body: Schemas['BanDecision']
      response: Schemas['Report']
    }
  }
  '/api/phones/{id}/remove': {
    /** Remove a listing */
    post: {
      path: {
        id: string
      }
      body: Schemas['NewRemoval']
      response: Schemas['RemovedListing']
    }
  }
  '/api/reports/{id}/messages': {
    /** Get a reported conversation */
    get: {
      path: {
        id: string
      }
      response: Schemas['ReportedConversation']
    }
  }
  '/api/all-listings': {
    /** List all listings */
    get: {
      query?: {
        /** IDs, order numbers, or words that must all occur in names or email addresses, in any case and without accents. */
        q?: string
        /** The ID of an account: what it sells, or of orders also what it buys. */
        person?: string
        /** First day, in the shop’s time zone. */
        from?: string
        /** Last day, in the shop’s time zone. */
        to?: string
        state?: 'pending_review' | 'changes_requested' | 'rejected' | 'live' | 'paused' | 'reserved' | 'sold' | 'expired' | 'withdrawn' | 'removed'
        sort?: 'newest' | 'oldest' | 'cheapest' | 'dearest'
        /** `cursor` from the previous response, with the same `sort`. */
        cursor?: string
      }
      response: Schemas['AllListings']
    }
  }
  '/api/all-listings.csv': {
    /** Export listings as CSV */
    get: {
      query?: {
        /** IDs, order numbers, or words that must all occur in names or email addresses, in any case and without accents. */
        q?: string
        /** The ID of an account: what it sells, or of orders also what it buys. */
        person?: string
        /** First day, in the shop’s time zone. */
        from?: string
        /** Last day, in the shop’s time zone. */
        to?: string
        state?: 'pending_review' | 'changes_requested' | 'rejected' | 'live' | 'paused' | 'reserved' | 'sold' | 'expired' | 'withdrawn' | 'removed'
        sort?: 'newest' | 'oldest' | 'cheapest' | 'dearest'
      }
      response: undefined
    }
  }
  '/api/all-orders': {
    /** List all orders */
    get: {
      query?: {
        /** IDs, order numbers, or words that must all occur in names or email addresses, in any case and without accents. */
        q?: string
        /** The ID of an account: what it sells, or of orders also what it buys. */
        person?: string
        /** First day, in the shop’s time zone. */
        from?: string
        /** Last day, in the shop’s time zone. */
        to?: string
        state?: 'awaiting_payment' | 'payment_sent' | 'payment_disputed' | 'paid' | 'shipped' | 'delivered' | 'disputed' | 'completed' | 'return_requested' | 'return_approved' | 'return_sent' | 'cancelled' | 'expired' | 'refunded'
        sort?: 'newest' | 'oldest' | 'cheapest' | 'dearest'
        /** `cursor` from the previous response, with the same `sort`. */
        cursor?: string
      }
      response: Schemas['AllOrders']
    }
  }
  '/api/all-orders.csv': {
    /** Export orders as CSV */
    get: {
      query?: {
        /** IDs, order numbers, or words that must all occur in names or email addresses, in any case and without accents. */
        q?: string
        /** The ID of an account: what it sells, or of orders also what it buys. */
        person?: string
        /** First day, in the shop’s time zone. */
        from?: string
        /** Last day, in the shop’s time zone. */
        to?: string
        state?: 'awaiting_payment' | 'payment_sent' | 'payment_disputed' | 'paid' | 'shipped' | 'delivered' | 'disputed' | 'completed' | 'return_requested' | 'return_approved' | 'return_sent' | 'cancelled' | 'expired' | 'refunded'
        sort?: 'newest' | 'oldest' | 'cheapest' | 'dearest'
      }
      response: undefined
    }
  }
  '/api/audit-log': {
    /** List the audit log */
    get: {
      query?: {
        /** The email address of an account, or the ID of an account, an API key, an order, a phone or another thing: what it did, and what was done to it. */
        about?: string
        /** One of `actions`. */
        action?: string
        /** First day, in the time zone of your account, or else of the shop. */
        from?: string
        /** Last day, in the time zone of your account, or else of the shop. */
        to?: string
        /** `cursor` from the previous response. */
        cursor?: string
      }
      response: Schemas['AuditLog']
    }
  }
  '/api/audit-log.csv': {
    /** Export the audit log as CSV */
    get: {
      query?: {
        /** The email address of an account, or the ID of an account, an API key, an order, a phone or another thing: what it did, and what was done to it. */
        about?: string
        /** One of `actions`. */
        action?: string
        /** First day, in the time zone of your account, or else of the shop. */
        from?: string
        /** Last day, in the time zone of your account, or else of the shop. */
        to?: string
      }
      response: undefined
    }
  }
  '/api/suspensions/{token}': {
    /** Get the reason of a suspension */
    get: {
      path: {
        token: string
      }
      response: Schemas['Suspension']
    }
  }
  '/api/suspensions/{token}/appeal': {
    /** Create an appeal against a ban */
    post: {
      path: {
        token: string
      }
      body: Schemas['NewAppeal']
      response: Schemas['Suspension']
    }
  }
  '/api/appeals': {
    /** List appeals against bans */
    get: {
      query?: {
        /** An ID, or words that must all occur in the name, the email address or the appeal, in any case and without accents. */
        q?: string
        /** `closed`: decided, or the ban has ended. */
        state?: 'open' | 'closed'
        /** First day, in the shop’s time zone. */
        from?: string
        /** Last day, in the shop’s time zone. */
        to?: string
        sort?: 'queue' | 'newest' | 'oldest'
        /** `cursor` from the previous response, with the same `sort`. */
        cursor?: string
      }
      response: Schemas['Appeal'][]
    }
  }
  '/api/appeals.csv': {
    /** Export appeals as CSV */
    get: {
      query?: {
        /** An ID, or words that must all occur in the name, the email address or the appeal, in any case and without accents. */
        q?: string
        /** `closed`: decided, or the ban has ended. */
        state?: 'open' | 'closed'
        /** First day, in the shop’s time zone. */
        from?: string
        /** Last day, in the shop’s time zone. */
        to?: string
        sort?: 'queue' | 'newest' | 'oldest'
      }
      response: undefined
    }
  }
  '/api/appeals/{id}': {
    /** Decide an appeal */
    put: {
      path: {
        id: string
      }
      body: Schemas['AppealDecision']
      response: Schemas['Appeal']
    }
  }
  '/api/transparency': {
    /** Get the transparency report */
    get: {
      response: Schemas['Transparency']
    }
  }
  '/api/transparency.csv': {
    /** Export the transparency report as CSV */
    get: {
      response: undefined
    }
  }
  '/api/contact': {
    /** Write to the shop */
    post: {
      body: Schemas['NewContactMessage']
      response: Schemas['ContactReceipt']
    }
  }
  '/api/contact-messages': {
    /** List messages to the shop */
    get: {
      query?: {
        /** An ID, or words that must all occur in the name, the email address or the message, in any case and without accents. */
        q?: string
        state?: 'open' | 'answered'
        topic?: 'order' | 'listing' | 'payment' | 'account' | 'other'
        /** First day, in the shop’s time zone. */
        from?: string
        /** Last day, in the shop’s time zone. */
        to?: string
        sort?: 'newest' | 'oldest'
        /** `cursor` from the previous response, with the same `sort`. */
        cursor?: string
      }
      response: Schemas['ContactMessage'][]
    }
  }
  '/api/contact-messages.csv': {
    /** Export messages to the shop as CSV */
    get: {
      query?: {
        /** An ID, or words that must all occur in the name, the email address or the message, in any case and without accents. */
        q?: string
        state?: 'open' | 'answered'
        topic?: 'order' | 'listing' | 'payment' | 'account' | 'other'
        /** First day, in the shop’s time zone. */
        from?: string
        /** Last day, in the shop’s time zone. */
        to?: string
        sort?: 'newest' | 'oldest'
      }
      response: undefined
    }
  }
  '/api/contact-messages/{id}': {
    /** Mark a message as answered */
    put: {
      path: {
        id: string
      }
      body: Schemas['ContactMessageState']
      response: Schemas['ContactMessage']
    }
  }
  '/api/saved-views': {
    /** List your saved views of a list */
    get: {
      query: {
        list: 'accounts' | 'listings' | 'orders' | 'payouts' | 'reports' | 'appeals' | 'messages'
      }
      response: Schemas['SavedView'][]
    }
    /** Save a view of a list */
    post: {
      body: Schemas['NewSavedView']
      response: Schemas['SavedView']
    }
  }
  '/api/saved-views/{id}': {
    /** Change a saved view */
    put: {
      path: {
        id: string
      }
      body: Schemas['SavedViewChange']
      response: Schemas['SavedView']
    }
    /** Delete a saved view */
    delete: {
      path: {
        id: string
      }
      response: {
        deleted: true
      }
    }
  }
  '/api/bulk-previews': {
    /** Preview an action on many rows */
    post: {
      body: Schemas['NewBulkPreview']
      response: Schemas['BulkPreview']
    }
  }
  '/api/bulk-actions': {
    /** Act on many rows */
    post: {
      body: Schemas['NewConsoleBulkAction']
      response: Schemas['ConsoleBulkResult']
    }
  }
  '/api/accounts/{id}': {
    /** Get a person */
    get: {
      path: {
        id: string
      }
      response: Schemas['Person']
    }
  }
  '/api/accounts/{id}/warnings': {
    /** Warn a person */
    post: {
      path: {
        id: string
      }
      body: Schemas['NewWarning']
      response: {
        warned: true
      }
    }
  }
  '/api/accounts/{id}/notes': {
    /** List notes about a person */
    get: {
      path: {
        id: string
      }
      response: Schemas['StaffNote'][]
    }
    /** Add a note about a person */
    post: {
      path: {
        id: string
      }
      body: Schemas['NewStaffNote']
      response: Schemas['StaffNote']
    }
  }
  '/api/staff-notes/{id}': {
    /** Edit your note about a person */
    put: {
      path: {
        id: string
      }
      body: Schemas['NewStaffNote']
      response: Schemas['StaffNote']
    }
    /** Delete your note about a person */
    delete: {
      path: {
        id: string
      }
      response: {
        deleted: true
      }
    }
  }
  '/api/risk-cases': {
    /** List accounts and payouts to check */
    get: {
      response: Schemas['RiskCases']
    }
  }
  '/api/account-reviews/{id}/clear': {
    /** Clear an account */
    post: {
      path: {
        id: string
      }
      body: {
        /** The reason. Recorded in the audit log and not shown to the seller. */
        note: string
      }
      response: Schemas['AccountReview']
    }
  }
  '/api/phones/{id}/overrule-risk': {
    /** Override the risk rules for a listing */
    post: {
      path: {
        id: string
      }
      body: {
        /** The reason. Recorded in the audit log and not shown to the seller. */
        note: string
      }
      response: {
        overruled: true
      }
    }
  }
  '/api/risk-rules': {
    /** List risk rules */
    get: {
      response: Schemas['RiskRules']
    }
  }
  '/api/risk-rules/{key}/trial': {
    /** Test a changed risk rule on the last 90 days */
    post: {
      path: {
        key: string
      }
      body: Schemas['NewRiskRuleTrial']
      response: Schemas['RiskRuleTrial']
    }
  }
  '/api/risk-rules/{key}': {
    /** Update a risk rule */
    put: {
      path: {
        key: string
      }
      body: Schemas['RiskRuleChange']
      response: Schemas['RiskRule']
    }
  }
  '/api/grading/rubric': {
    /** Get the grading questions */
    get: {
      query?: {
        /** iOS, Android, feature, … */
        os?: string
        announced?: string
      }
      response: Schemas['Rubric']
    }
  }
  '/api/gradings': {
    /** Grade a phone */
    post: {
      body: Schemas['NewGrading']
      response: Schemas['Grading']
    }
  }
  '/api/gradings/{phoneId}': {
    /** Get the grade of a phone */
    get: {
      path: {
        phoneId: string
      }
      response: Schemas['PhoneGrading']
    }
  }
  '/api/imei-checks': {
    /** Check an IMEI */
    post: {
      body: Schemas['NewImeiCheck']
      response: Schemas['ImeiCheck']
    }
  }
  '/api/imei-checks/{phoneId}': {
    /** Get the IMEI check of a phone */
    get: {
      path: {
        phoneId: string
      }
      response: Schemas['PhoneImeiCheck']
    }
  }
  '/api/imei-alarms': {
    /** List IMEI alarms */
    get: {
      response: Schemas['ImeiAlarm'][]
    }
  }
  '/api/imei-alarms/{id}': {
    /** Close an IMEI alarm */
    put: {
      path: {
        id: string
      }
      body: Schemas['ImeiAlarmResolution']
      response: {
        settled: true
      }
    }
  }
  '/api/pricing': {
    /** Get the fair price of a phone */
    get: {
      query: {
        model: string
        /** GB */
        storage?: number
        grade?: 'A' | 'B' | 'C' | 'D'
        /** A price to compare with the fair price. */
        priceMinor?: number
      }
      response: Schemas['Pricing']
    }
  }
  '/api/checkups': {
    /** Start a check-up */
    post: {
      body: Schemas['NewCheckup']
      response: Schemas['CheckupLink']
    }
  }
  '/api/checkups/{token}': {
    /** Get the tests of a check-up link */
    get: {
      path: {
        token: string
      }
      response: Schemas['OpenCheckup']
    }
    /** Submit check-up results */
    post: {
      path: {
        token: string
      }
      body: Schemas['CheckupResults']
      response: {
        madeAt: string
      }
    }
  }
  '/api/checkup-results': {
    /** Get the check-up of a phone */
    get: {
      query?: {
        phone?: string
        draft?: string
      }
      response: Schemas['Checkup']
    }
  }
  '/api/my-checkup': {
    /** Get your own check-up */
    get: {
      query?: {
        phone?: string
        draft?: string
      }
      response: Schemas['MyCheckup']
    }
  }
  '/api/possession-codes': {
    /** Create a possession code */
    post: {
      body: Schemas['NewPossessionCode']
      response: Schemas['PossessionCode']
    }
  }
  '/api/possession-photos': {
    /** Verify possession with a photo */
    post: {
      query?: {
        /** ID of your draft. */
        draftId?: string
        /** ID of your listing, instead of a draft. */
        phoneId?: string
      }
      body: Blob
      response: Schemas['VerifiedPossession']
    }
    /** List possession photos */
    get: {
      response: Schemas['VerifiedPhone'][]
    }
  }
  '/api/my-possession': {
    /** Get your own possession check */
    get: {
      query?: {
        phone?: string
        draft?: string
      }
      response: Schemas['MyPossession']
    }
  }
  '/api/possession/{phoneId}': {
    /** Get the possession check of a phone */
    get: {
      path: {
        phoneId: string
      }
      response: Schemas['Possession']
    }
  }
  '/api/possession-photos/{phoneId}': {
    /** Get a possession photo */
    get: {
      path: {
        phoneId: string
      }
      response: undefined
    }
  }
  '/api/passports/{id}': {
    /** Get a device passport */
    get: {
      path: {
        id: string
      }
      response: Schemas['Passport']
    }
  }
  '/api/phone-passports/{phoneId}': {
    /** Get the device passport of a listed phone */
    get: {
      path: {
        phoneId: string
      }
      response: Schemas['Passport']
    }
  }
  '/api/passports/{id}/file': {
    /** Download a device passport */
    get: {
      path: {
        id: string
      }
      response: Schemas['PassportFile']
    }
  }
  '/api/passports/{id}/code': {
    /** Get the QR code of a device passport */
    get: {
      path: {
        id: string
      }
      response: Schemas['PassportCode']
    }
  }
  '/api/my-passports': {
    /** List the passports of your phones */
    get: {
      response: Schemas['MyPassports']
    }
  }
  '/api/passports/{id}/repairs': {
    /** Add a repair to a device passport */
    post: {
      path: {
        id: string
      }
      body: Schemas['NewRepair']
      response: {
        added: true
      }
    }
  }
  '/api/passport-claims': {
    /** Claim a device passport */
    post: {
      body: Schemas['NewPassportClaim']
      response: Schemas['PassportClaim']
    }
    /** List pending claims */
    get: {
      response: Schemas['PendingPassportClaim'][]
    }
  }
  '/api/passport-claims/{id}/submit': {
    /** Submit a claim */
    post: {
      path: {
        id: string
      }
      response: {
        state: 'waiting'
      }
    }
  }
  '/api/passport-claims/{id}/photo': {
    /** Get the photo of a claim */
    get: {
      path: {
        id: string
      }
      response: undefined
    }
  }
  '/api/passport-claims/{id}': {
    /** Decide a claim */
    put: {
      path: {
        id: string
      }
      body: Schemas['PassportClaimDecision']
      response: {
        decided: true
      }
    }
  }
  '/api/analytics': {
    /** Get the figures of the shop */
    get: {
      query?: {
        /** How long one part of the period is: 30 days, 26 weeks (from Monday) or 12 months are returned. `day` by default. */
        by?: 'day' | 'week' | 'month'
        /** The last day, such as 2026-01-31. Today by default, and at most. */
        until?: string
        /** Only this brand: `number` of one of `brands`. */
        brand?: number
      }
      response: Schemas['ShopAnalytics']
    }
  }
  '/api/analytics.csv': {
    /** Export the figures of the shop as CSV */
    get: {
      query?: {
        /** How long one part of the period is: 30 days, 26 weeks (from Monday) or 12 months are returned. `day` by default. */
        by?: 'day' | 'week' | 'month'
        /** The last day, such as 2026-01-31. Today by default, and at most. */
        until?: string
        /** Only this brand: `number` of one of `brands`. */
        brand?: number
      }
      response: undefined
    }
  }
  '/api/my-analytics': {
    /** Get the figures of your phones */
    get: {
      query?: {
        /** How long one part of the period is: 30 days, 26 weeks (from Monday) or 12 months are returned. `day` by default. */
        by?: 'day' | 'week' | 'month'
        /** The last day, such as 2026-01-31. Today by default, and at most. */
        until?: string
      }
      response: Schemas['SellerAnalytics']
    }
  }
  '/api/my-analytics.csv': {
    /** Export the figures of your phones as CSV */
    get: {
      query?: {
        /** How long one part of the period is: 30 days, 26 weeks (from Monday) or 12 months are returned. `day` by default. */
        by?: 'day' | 'week' | 'month'
        /** The last day, such as 2026-01-31. Today by default, and at most. */
        until?: string
      }
      response: undefined
    }
  }
  '/api/seller-report': {
    /** List sellers to report for a year */
    get: {
      query?: {
        /** A calendar year in the time zone of the shop; this one by default. */
        year?: number
      }
      response: Schemas['SellerReport']
    }
  }
  '/api/seller-report.csv': {
    /** Export sellers to report as CSV */
    get: {
      query?: {
        /** A calendar year in the time zone of the shop; this one by default. */
        year?: number
      }
      response: undefined
    }
  }
  '/api/fee-report.csv': {
    /** Export fees and their VAT as CSV */
    get: {
      query?: {
        /** A calendar year in the time zone of the shop; this one by default. */
        year?: number
      }
      response: undefined
    }
  }
}
