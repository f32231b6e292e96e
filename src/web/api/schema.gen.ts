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
    /** Whether mail lands on a page here. */
    outbox: boolean
    currency: string
  }
  Error: {
    error: string
    /** What went wrong, for people. */
    message: string
    /** The fields at fault, with what is wrong with each. */
    fields?: Record<string, string>
    requestId?: string
  }
  Time: {
    /** By which deadlines end. */
    now: string
  }
  Mail: {
    id: string
    to: string
    subject: string
    text: string
    at: string
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
    callbackURL?: string
    rememberMe?: boolean
  }
  Me: {
    user: Schemas['User'] | null
  }
  User: {
    _id: string
    name: string
    email: string
    role: 'Buyer' | 'Seller' | 'admin'
    photoURL: string | null
    banned: boolean
    createdAt: string
  }
  Profile: {
    name: string
    email: string
    role: 'Buyer' | 'Seller'
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
  Category: {
    _id: string
    brand: string
    slug: string
    /** Live listings of the brand. */
    phones: number
  }
  Models: {
    items: Schemas['Model'][]
    cursor: string | null
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
    /** By hand: imports leave it alone. */
    corrected: boolean
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
    /** Every variant; else empty. */
    storageGb: number[]
    /** The largest variant. */
    maxStorageGb: number | null
    /** As the maker names them. */
    colours: string[]
    launchPriceMinor: number | null
    launchCurrency: string | null
    /** YYYY-MM-DD. */
    securityUpdatesUntil: string | null
    /** Where facts beyond the device table are from. */
    sourceNote: string
  }
  ModelPage: Schemas['Model'] & {
    /** Of the live phones. */
    lowestMinor: number | null
    medianMinor: number | null
    highestMinor: number | null
    currency: string
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
    colours?: string[]
    launchPriceUsd?: number | null
    securityUpdatesUntil?: string | null
    sourceNote?: string
  }
  ModelMerge: {
    /** Its id or its slug. */
    into: string
  }
  ModelImport: {
    _id: string
    state: 'running' | 'done'
    /** Lines with a device. */
    lines: number
    /** Lines that were taken over or refused. */
    done: number
    added: number
    changed: number
    /** Lines that said nothing new. */
    known: number
    refused: number
    /** The first 1,000. */
    refusals: {
      line: number
      reason: string
      text: string
    }[]
    createdAt: string
    finishedAt: string | null
  }
  ListedPhone: Schemas['Phone'] & {
    /** Tells the seller why photos wait for a moderator; empty when they do not. */
    notice: string
  }
  Photo: {
    src: string
    /** As the seller wrote it, or a proposed text. */
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
    colour: string | null
    grade: 'A' | 'B' | 'C' | 'D' | null
    used: string
    location: string
    description: string
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
    /** The seller's email address; empty for visitors who are not signed in. */
    email: string
    state: 'draft' | 'pending_review' | 'changes_requested' | 'rejected' | 'live' | 'paused' | 'reserved' | 'sold' | 'expired' | 'withdrawn' | 'removed'
    advertised: boolean
    createdAt: string
    /** The name as part of a URL. */
    slug: string
    /** Null when the model is unknown. */
    model: {
      slug: string
      name: string
    } | null
    colourFamily: 'black' | 'white' | 'grey' | 'silver' | 'gold' | 'blue' | 'green' | 'red' | 'pink' | 'purple' | 'yellow' | 'orange' | 'brown' | 'other' | null
    place: {
      id: number
      name: string
    } | null
    /** Set only when searching near a place. */
    distanceKm: number | null
    /** The level of the seller. */
    standing: 'new' | 'proven' | 'trusted'
    /** All photos, cover first, for a single phone; only the cover in lists. */
    photos: Schemas['Photo'][]
  }
  NewPhone: {
    brand: string
    name: string
    storageGb?: number | null
    colour?: string | null
    grade?: 'A' | 'B' | 'C' | 'D' | null
    used?: string | number
    location?: string
    description?: string
    price: string | number
    /** A single photo; ignored when `photos` is sent. */
    img?: string
    /** In this order; the first is the cover. */
    photos?: {
      url: string
      /** Description; a proposal stands in where it is empty. */
      alt?: string
    }[]
    originalPrice?: string | number
    seller?: string
    email?: string
    /** The draft to publish; it is deleted. */
    draftId?: string
  }
  PhoneDetail: Schemas['Phone'] & {
    facts: Schemas['ModelFacts'] | null
    market: {
      /** Live phones that are compared. */
      count: number
      lowestMinor: number
      medianMinor: number
      highestMinor: number
      of: 'model' | 'model_and_storage'
    } | null
    proofs: Schemas['Proofs']
    /** When the seller is back from vacation; null when they are not away. */
    awayUntil: string | null
  }
  Proofs: {
    imei: {
      /** Whether the number belongs to the model that the seller names. */
      tac: 'confirmed' | 'other' | 'unknown'
      tacName: string | null
      /** not_checked: this instance asks no blacklist. unknown: it did not answer. */
      blacklist: 'clean' | 'listed' | 'unknown' | 'not_checked'
      checkedAt: string
    } | null
    grading: {
      grade: 'A' | 'B' | 'C' | 'D'
      reasons: string[]
      gradedAt: string
    } | null
    checkup: {
      madeAt: string
      claimed: Schemas['ClaimedPhone']
      results: Schemas['TestResult'][]
      /** By the browser that sent the results. */
      system: 'iOS' | 'Android' | 'other'
      /** False when the browser ran on another system than the model has. */
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
  EditedPhone: Schemas['Phone'] & {
    /** Waits for a moderator; the phone is unchanged until then. */
    proposed: Schemas['ProposedChange'] | null
    /** Tells the seller why photos wait for a moderator; empty when they do not. */
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
    colour?: string | null
    grade?: 'A' | 'B' | 'C' | 'D' | null
    used?: string | number
    location?: string
    description?: string
    price: string | number
    /** A single photo; ignored when `photos` is sent. */
    img?: string
    /** In this order; the first is the cover. */
    photos?: {
      url: string
      /** Description; a proposal stands in where it is empty. */
      alt?: string
    }[]
    originalPrice?: string | number
    seller?: string
    email?: string
  }
  Vacation: {
    /** Null when you are not away. */
    until: string | null
  }
  NewVacation: {
    until: string | null
  }
  Renewal: {
    _id: string
    name: string
    slug: string
    img: string
    price: string
    currency: string
    state: 'draft' | 'pending_review' | 'changes_requested' | 'rejected' | 'live' | 'paused' | 'reserved' | 'sold' | 'expired' | 'withdrawn' | 'removed'
    expiresAt: string
    /** Why it cannot be renewed now; null when it can be or was. */
    refusal: string | null
    /** True once the link was used. */
    renewed: boolean
  }
  Draft: {
    _id: string
    version: number
    /** Values by field; not validated before the draft is published. */
    values: Record<string, unknown>
    createdAt: string
    updatedAt: string
  }
  NewDraft: {
    /** The version that the client last read; 0 for a new draft. */
    version: number
    /** Values by field; not validated before the draft is published. */
    values: Record<string, unknown>
  }
  OpenListingReview: Schemas['ListingReview'] & {
    phone: Schemas['Phone']
    /** Matching photos to compare. */
    reuse: Schemas['PhotoReuse'][]
  }
  PhotoReuse: {
    src: string
    other: {
      /** Null when the picture was deleted. */
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
    likeness: number
  }
  ListingReview: {
    _id: string
    kind: 'listing' | 'change'
    proposed: Schemas['ProposedChange'] | null
    decision: 'approved' | 'changes_requested' | 'refused' | null
    reason: string
    /** Tells the seller why photos wait for a moderator; empty when they do not. */
    notice: string
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
      state: 'draft' | 'pending_review' | 'changes_requested' | 'rejected' | 'live' | 'paused' | 'reserved' | 'sold' | 'expired' | 'withdrawn' | 'removed'
      count: number
    }[]
  }
  OwnPhone: Schemas['Phone'] & {
    /** Views of its page, once per viewer and day, without bots. */
    views: number
    favourites: number
    /** All orders for it. */
    bookings: number
    expiresAt: string
    /** The possible actions. */
    acts: ('edit' | 'pause' | 'resume' | 'renew' | 'advertise' | 'stop_advertising' | 'withdraw')[]
    review: Schemas['OwnPhoneReview'] | null
    pausedByVacation: boolean
  }
  OwnPhoneReview: {
    kind: 'listing' | 'change'
    /** Null while a moderator has not decided. */
    decision: 'changes_requested' | 'refused' | null
    reason: string
  }
  BulkMoves: {
    results: {
      id: string
      ok: boolean
      /** Null when refused. */
      state: 'draft' | 'pending_review' | 'changes_requested' | 'rejected' | 'live' | 'paused' | 'reserved' | 'sold' | 'expired' | 'withdrawn' | 'removed' | null
      error: string | null
      message: string | null
    }[]
  }
  BulkMove: {
    ids: string[]
    move: 'pause' | 'resume' | 'renew' | 'withdraw' | 'advertise' | 'stop_advertising'
  }
  CheckedFile: {
    /** SHA-256 of the file; send it with the import. */
    file: string
    good: number
    known: number
    refused: number
    /** Unknown headings. */
    unread: string[]
    lines: Schemas['CheckedLine'][]
  }
  CheckedLine: {
    /** Line of the file, from 1. */
    line: number
    /** Brand and name from the line. */
    phone: string
    price: string
    verdict: 'good' | 'known' | 'refused'
    problems: {
      /** Null when the line itself is malformed. */
      column: 'id' | 'brand' | 'name' | 'price' | 'currency' | 'original_price' | 'storage_gb' | 'colour' | 'grade' | 'used' | 'location' | 'description' | null
      message: string
    }[]
    /** Why a known phone is not listed again. */
    why: string | null
  }
  ImportedPhones: {
    added: {
      line: number
      phoneId: string
    }[]
    known: number
    refused: {
      line: number
      problems: {
        /** Null when the line itself is malformed. */
        column: 'id' | 'brand' | 'name' | 'price' | 'currency' | 'original_price' | 'storage_gb' | 'colour' | 'grade' | 'used' | 'location' | 'description' | null
        message: string
      }[]
    }[]
    /** Null at the end of the file. */
    next: number | null
  }
  SearchResult: {
    items: Schemas['Phone'][]
    /** At most 10000. */
    total: number
    /** False when there are more than total. */
    totalIsExact: boolean
    facets: {
      brand: {
        /** The address parameter's value. */
        value: string
        /** The same in words for people. */
        label: string
        /** Results with it, whatever else of its kind. */
        count: number
      }[]
      /** The most frequent ones; values are slugs. */
      model: {
        /** The address parameter's value. */
        value: string
        /** The same in words for people. */
        label: string
        /** Results with it, whatever else of its kind. */
        count: number
      }[]
      /** In GB. */
      storage: {
        /** The address parameter's value. */
        value: string
        /** The same in words for people. */
        label: string
        /** Results with it, whatever else of its kind. */
        count: number
      }[]
      grade: {
        /** The address parameter's value. */
        value: string
        /** The same in words for people. */
        label: string
        /** Results with it, whatever else of its kind. */
        count: number
      }[]
      /** Colour families. */
      colour: {
        /** The address parameter's value. */
        value: string
        /** The same in words for people. */
        label: string
        /** Results with it, whatever else of its kind. */
        count: number
      }[]
      /** Bands "min-max" in major units, both included. */
      price: {
        /** The address parameter's value. */
        value: string
        /** The same in words for people. */
        label: string
        /** Results with it, whatever else of its kind. */
        count: number
      }[]
      /** At most so many months of use. */
      used: {
        /** The address parameter's value. */
        value: string
        /** The same in words for people. */
        label: string
        /** Results with it, whatever else of its kind. */
        count: number
      }[]
      /** The seller's standing, at least. */
      standing: {
        /** The address parameter's value. */
        value: string
        /** The same in words for people. */
        label: string
        /** Results with it, whatever else of its kind. */
        count: number
      }[]
      advertised: {
        /** The address parameter's value. */
        value: string
        /** The same in words for people. */
        label: string
        /** Results with it, whatever else of its kind. */
        count: number
      }[]
      photo: {
        /** The address parameter's value. */
        value: string
        /** The same in words for people. */
        label: string
        /** Results with it, whatever else of its kind. */
        count: number
      }[]
      /** Kilometres; only with near. */
      within?: {
        /** The address parameter's value. */
        value: string
        /** The same in words for people. */
        label: string
        /** Results with it, whatever else of its kind. */
        count: number
      }[]
    }
    /** The words as typed, and as they were understood. */
    corrected: {
      from: string
      to: string
    } | null
    /** Words that no model has; they were looked for in the listings themselves. */
    leftOver: string[]
    /** What would find something; only when nothing was found. */
    nearest: {
      kind: 'drop_word' | 'price' | 'storage' | 'grade' | 'within' | 'filter'
      /** What is different, for people. */
      words: string
      /** The address parameters that ask for it. */
      params: Record<string, string | string[]>
      total: number
    }[]
    /** Ask again with it for the next page. */
    cursor: string | null
  }
  Suggestions: {
    models: {
      slug: string
      name: string
      brand: string
      live: number
    }[]
    brands: {
      id: string
      brand: string
      live: number
    }[]
  }
  Place: {
    /** The GeoNames id. */
    id: number
    name: string
    /** With the country, and the region where two would read the same. */
    label: string
    country: string
    region: string
    lat: number
    lon: number
  }
  FavouriteIds: {
    /** Newest first. */
    ids: string[]
  }
  Favourite: {
    id: string
    favourite: boolean
  }
  SavedSearches: {
    /** Newest first. */
    searches: Schemas['SavedSearch'][]
    /** Whether alerts come by mail too. */
    mails: boolean
  }
  SavedSearch: {
    _id: string
    name: string
    /** The address of its results, after the question mark. */
    query: string
    /** Alerts that were not looked at yet. */
    unread: number
    createdAt: string
  }
  Alerts: {
    /** Newest first. */
    items: Schemas['Alert'][]
    unread: number
    /** Ask again with it for the next page. */
    cursor: string | null
  }
  Alert: {
    _id: string
    kind: 'match' | 'near_miss' | 'price_drop'
    reason: string
    /** Null when it was deleted since, and for a favourite that became cheaper. */
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
  /** Whether alerts come by mail. */
  AlertMails: {
    on: boolean
  }
  Uploaded: {
    success: true
    status: 200
    data: {
      id: string
      /** Address of the picture, at most 1200 pixels wide. */
      url: string
      display_url: string
      thumb: {
        url: string
      }
      /** A blurred picture, to be shown until the real one is there. */
      placeholder: string
      width: number
      height: number
      /** Bytes. */
      size: number
      /** Seconds until it goes, if nothing claims it. */
      expiration: number
    }
  }
  Turn: {
    /** Clockwise. */
    degrees: 90 | 180 | 270
  }
  MessageNewsPage: {
    items: Schemas['MessageNews'][]
    /** What came after is forgotten: load all anew. */
    reset: boolean
    news: number
    unread: number
  }
  MessageNews: {
    /** One's own, without gaps. */
    number: number
    kind: 'message' | 'read' | 'thread'
    thread: Schemas['Thread']
    message: Schemas['Message'] | null
    unread: number
  }
  Thread: {
    _id: string
    phone: {
      _id: string
      name: string
      img: string
      slug: string
      state: string
    }
    /** Which end one is. */
    side: 'buyer' | 'seller'
    /** The other; null once the account is gone. */
    with: {
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
    /** Messages that one has not read. */
    unread: number
    /** Up to which the other has read. */
    seenNumber: number
    /** Why nothing can be written here; null when one can. */
    closed: 'closed' | 'gone' | 'blocked_by_you' | 'blocked' | null
    /** Contact details are shown from when the buyer has paid the phone. */
    contactsShown: boolean
  }
  Message: {
    /** 1 is the first of its thread. */
    number: number
    /** For one's own messages. */
    clientId: string | null
    mine: boolean
    side: 'buyer' | 'seller'
    text: string
    /** True when contact details in it are hidden until the phone is paid. */
    masked: boolean
    photo: {
      url: string
      width: number
      height: number
    } | null
    at: string
  }
  Threads: {
    /** The last written first. */
    items: Schemas['Thread'][]
    /** Threads with something unread. */
    unread: number
    cursor: string | null
    /** Ask the stream for what came after it. */
    news: number
  }
  UnreadThreads: {
    unread: number
    news: number
  }
  /** One's own thread about a phone, if there is one. */
  OwnThread: {
    threadId: string | null
  }
  Conversation: {
    thread: Schemas['Thread']
    /** Oldest first. */
    messages: Schemas['Message'][]
    /** There are some before the first. */
    earlier: boolean
  }
  Sent: {
    thread: Schemas['Thread']
    message: Schemas['Message']
  }
  Advert: Schemas['Phone'] & {
    /** The listing that is advertised. */
    phoneId: string
    /** True while a buyer holds the phone. */
    booked: boolean
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
    currency: string
    /** How it is paid. */
    payment: 'meet_up' | 'online'
    state: 'awaiting_payment' | 'paid' | 'shipped' | 'delivered' | 'disputed' | 'completed' | 'cancelled' | 'expired' | 'refunded'
    /** When the state ends by itself; the hold, while payment is awaited. */
    dueAt: string | null
    buyer: string
    seller: string
    /** It is being paid: the buyer's bank has yet to confirm it. */
    confirming: boolean
    /** For the buyer alone: give it to the seller with the money. */
    handOverCode: string | null
    /** How the phone gets to the buyer; null until chosen: pick-up then. */
    delivery: 'pick_up' | 'shipping' | null
    /** What this viewer may do. */
    moves: ('cancel' | 'hand_over' | 'ship' | 'deliver' | 'confirm' | 'dispute' | 'cancel_sale')[]
    createdAt: string
  }
  NewAdvert: {
    phoneId?: string
    name?: string
    img?: string
    price?: string | number
    originalPrice?: string | number
    location?: string
    used?: string
    seller?: string
    email?: string
  }
  StoppedAdvertising: {
    acknowledged: true
    deletedCount: number
  }
  OrderDetail: Schemas['Order'] & {
    /** What the viewer is to this order. */
    you: 'buyer' | 'seller' | 'admin'
    /** The marketplace's share; for the seller and admins. */
    fee: string | null
    feeMinor: number | null
    stateSince: string
    endedAt: string | null
    /** What this viewer may do beside the moves. */
    actions: ('pay' | 'choose_delivery' | 'propose_meet_up' | 'accept_meet_up' | 'correct_shipment')[]
    /** What happens next; null when it is over. */
    next: Schemas['OrderNext'] | null
    deadlines: Schemas['OrderDeadline'][]
    /** Oldest first. */
    timeline: Schemas['OrderTimelineEntry'][]
    /** Newest first. */
    meetUps: Schemas['MeetUp'][]
    shipment: Schemas['Shipment'] | null
    /** For the buyer, and for the seller once a shipping order is paid. */
    address: Schemas['Address'] | null
    /** Carriers to pick from; any other may be typed. */
    carriers: string[]
    /** For the seller of an order that was paid online: how far the money is. not_set_up: it is not known where it goes. waiting: a bank disputes the payment. */
    payout: 'not_set_up' | 'waiting' | 'on_its_way' | 'sent' | null
    /** For the buyer alone: the hand-over code as a QR code, SVG. */
    handOverQr: string | null
  }
  OrderNext: {
    who: 'buyer' | 'seller' | 'admin'
    /** The one thing to do now. */
    what: 'pay' | 'meet' | 'choose_delivery' | 'accept_meet_up' | 'ship' | 'wait_for_parcel' | 'find_parcel' | 'inspect' | 'answer_dispute' | 'send_back' | 'receive_return' | 'decide' | 'answer_bank' | 'wait_for_bank'
    /** Until when; null when nothing presses. */
    by: string | null
  }
  OrderDeadline: {
    at: string
    /** Who is asked then, or what happens by itself. */
    what: 'ask_buyer' | 'ask_seller' | 'ask_admin' | 'expire' | 'cancel_sale' | 'confirm' | 'refund'
  }
  OrderTimelineEntry: {
    /** What happened, in the past tense. */
    event: string
    at: string
    /** Who did it; the clock when time ran out, the provider for a bank. */
    by: 'buyer' | 'seller' | 'admin' | 'carrier' | 'clock' | 'provider' | 'system'
    /** Who was reminded, for order_reminded. */
    asked: 'buyer' | 'seller' | 'admin' | null
    reason: string | null
  }
  MeetUp: {
    n: number
    place: string
    /** Contact details in the place are hidden until the phone is paid. */
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
  AsSold: {
    /** When it was booked. */
    at: string
    brand: string
    name: string
    storageGb: number | null
    colour: string | null
    grade: 'A' | 'B' | 'C' | 'D' | null
    used: string
    location: string
    description: string
    model: string | null
    /** As it was listed for. */
    price: string
    /** Empty when it was not given. */
    originalPrice: string
    currency: string
    photos: Schemas['Photo'][]
    /** What the seller answered about it; empty when nobody asked. */
    answers: {
      question: string
      answer: string
    }[]
    checkup: {
      madeAt: string
      results: Schemas['TestResult'][]
    } | null
    /** True when the listing says something else now; its price and photos aside. */
    isChanged: boolean
  }
  CancelledSale: {
    reason: string
  }
  NewShipment: {
    carrier: string
    tracking: string
  }
  HandOver: {
    code: string
  }
  ChosenDelivery: {
    method: 'pick_up' | 'shipping'
    address?: Schemas['NewAddress']
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
  Checkout: {
    orderId: string
    phoneId: string
    name: string
    img: string
    seller: string
    price: string
    priceMinor: number
    currency: string
    state: 'awaiting_payment' | 'paid' | 'shipped' | 'delivered' | 'disputed' | 'completed' | 'cancelled' | 'expired' | 'refunded'
    /** The way that is chosen. */
    way: 'online' | 'meet_up'
    /** Until when the phone is held. */
    dueAt: string | null
    ways: {
      way: 'online' | 'meet_up'
      provider: 'stripe' | 'demo' | null
      available: boolean
      /** Why it is not available. */
      why: string | null
    }[]
    /** The newest online payment. */
    payment: Schemas['Payment'] | null
  }
  Payment: {
    _id: string
    provider: 'stripe' | 'demo'
    /** open: to be paid. closing, cancelled: no longer wanted. returned: it came too late and goes back in full. */
    state: 'open' | 'closing' | 'cancelled' | 'paid' | 'returned'
    /** Why the last attempt was declined, in words for the buyer. */
    failure: string | null
    /** The buyer's bank has yet to confirm it; until then nothing can be done. */
    confirming: boolean
    /** For Stripe's Payment Element; null unless the payment is open. */
    clientSecret: string | null
    publishableKey: string | null
    /** Of the demo provider: the cards that it takes. No money moves. */
    cards: {
      number: string
      says: string
    }[]
  }
  ChooseWay: {
    way: 'online' | 'meet_up'
  }
  Dispute: {
    _id: string
    orderId: string
    phoneId: string
    name: string
    img: string
    buyer: string
    seller: string
    priceMinor: number
    price: string
    currency: string
    reason: 'not_as_described' | 'does_not_work' | 'wrong_phone' | 'not_arrived' | 'locked_or_listed' | 'other'
    stage: 'open' | 'answered' | 'returning' | 'sent_back' | 'stuck' | 'closed'
    openedAt: string
    /** Until when the seller answers. */
    answerDueAt: string | null
    /** When the buyer is refunded by itself. */
    endsAt: string | null
    returnDueAt: string | null
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
      n: number
      by: 'buyer' | 'seller'
      kind: 'release' | 'part_refund' | 'return' | 'refund'
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
    /** The phone that comes back is known by IMEI. */
    asksImei: boolean
    outcome: 'release' | 'part_refund' | 'refund' | null
    refundMinor: number | null
    decidedBy: 'buyer' | 'seller' | 'both' | 'admin' | 'clock' | 'bank' | null
    decision: string | null
    closedAt: string | null
    /** How the viewer may propose that it ends, or an admin decide. */
    solutions: ('release' | 'part_refund' | 'return' | 'refund')[]
    /** What the viewer may do. */
    actions: ('add_statement' | 'propose_settlement' | 'answer_settlement' | 'send_back' | 'receive_return' | 'decide')[]
  }
  NewDispute: {
    reason: 'not_as_described' | 'does_not_work' | 'wrong_phone' | 'not_arrived' | 'locked_or_listed' | 'other'
    text: string
    /** Addresses of own uploads; they are seen by the two and admins alone. */
    photos?: string[]
  }
  NewDisputeStatement: {
    text: string
    /** Addresses of own uploads; they are seen by the two and admins alone. */
    photos?: string[]
  }
  NewSettlement: {
    kind: 'release' | 'part_refund' | 'return' | 'refund'
    /** What the buyer gets back, in minor units; for part_refund alone. */
    refundMinor?: number
  }
  ReturnSent: {
    carrier: string
    tracking: string
  }
  ReturnReceived: {
    /** A phone, one that is not yours, or none: an empty parcel, or no parcel at all. */
    arrived: 'phone' | 'other_phone' | 'nothing'
    /** Of the phone that came back; asked for when the listing had one. */
    imei?: string
  }
  DisputeDecision: {
    kind: 'release' | 'part_refund' | 'return' | 'refund'
    /** What the buyer gets back, in minor units; for part_refund alone. */
    refundMinor?: number
    reason: string
  }
  ArrivalGrading: {
    grade: 'A' | 'B' | 'C' | 'D'
    toldGrade: 'A' | 'B' | 'C' | 'D' | null
    differences: {
      question: string
      told: string
      found: string
      isWorse: boolean
    }[]
    /** True when the phone is worse than was told. */
    isWorse: boolean
    /** The differences in words: what a dispute about them can begin with. */
    words: string
    at: string
  }
  Rubric: {
    version: number
    questions: {
      id: string
      ask: string
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
  Answers: Record<string, string | string[] | number | null>
  ReportedThread: {
    threadId: string
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
  Offers: {
    /** Newest first. */
    items: Schemas['Offer'][]
    /** Offers that a buyer may still make for the phone that was named. */
    left: number | null
  }
  Offer: {
    _id: string
    phoneId: string
    name: string
    img: string
    slug: string
    price: string
    priceMinor: number
    /** What the phone was listed for then. */
    askingPrice: string
    askingMinor: number
    currency: string
    by: 'buyer' | 'seller'
    you: 'buyer' | 'seller'
    /** The name of the other side. */
    with: string
    state: 'open' | 'countered' | 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'superseded'
    expiresAt: string
    createdAt: string
    /** The booking that came of it. */
    orderId: string | null
    /** What the viewer may do. */
    actions: ('accept' | 'decline' | 'counter' | 'withdraw')[]
  }
  NewOffer: {
    phoneId: string
    /** As people type it, in the currency of the phone. */
    price: string | number
  }
  CounterOffer: {
    /** As people type it, in the currency of the phone. */
    price: string | number
  }
  RatingsOfPerson: {
    /** To one digit; null without ratings. */
    average: number | null
    count: number
    items: {
      stars: number
      words: string
      /** First name and initial. */
      by: string
      side: 'buyer' | 'seller'
      writtenAt: string
      publishedAt: string | null
      /** By which admins hide it; null for everybody else. */
      orderId: string | null
    }[]
    /** For `before`, to read on. */
    next: string | null
  }
  SaleRatings: {
    own: {
      stars: number
      words: string
      /** First name and initial. */
      by: string
      side: 'buyer' | 'seller'
      writtenAt: string
      publishedAt: string | null
      /** When a moderator took it down, and why; null while it is shown. */
      hidden: {
        at: string
        reason: string | null
      } | null
    } | null
    /** Null while it is sealed. */
    other: {
      stars: number
      words: string
      /** First name and initial. */
      by: string
      side: 'buyer' | 'seller'
      writtenAt: string
      publishedAt: string | null
    } | null
    otherWrote: boolean
    /** A moderator took the other side’s down. */
    otherHidden: boolean
    /** At the latest. */
    shownFrom: string | null
    canRate: boolean
  }
  NewRating: {
    stars: number
    words?: string
  }
  ShownRatings: {
    items: {
      stars: number
      words: string
      /** First name and initial. */
      by: string
      side: 'buyer' | 'seller'
      writtenAt: string
      publishedAt: string | null
      /** When a moderator took it down, and why; null while it is shown. */
      hidden: {
        at: string
        reason: string | null
      } | null
    }[]
  }
  HiddenRating: {
    side: 'buyer' | 'seller'
    reason: string
  }
  Notifications: {
    items: {
      _id: string
      kind: 'orders' | 'payments' | 'disputes' | 'offers' | 'ratings'
      title: string
      words: string
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
      kind: 'orders' | 'payments' | 'disputes' | 'offers' | 'ratings'
      label: string
      shown: boolean
      mailed: boolean
    }[]
    /** Whether to email about messages that stay unread. */
    messageMails: boolean
    locale: string | null
    timeZone: string | null
  }
  NewNotificationSettings: {
    notShown?: ('orders' | 'payments' | 'disputes' | 'offers' | 'ratings')[]
    notMailed?: ('orders' | 'payments' | 'disputes' | 'offers' | 'ratings')[]
    messageMails?: boolean
    locale?: string
    timeZone?: string
  }
  DeadMail: {
    _id: string
    to: string
    subject: string
    attempts: number
    createdAt: string
  }
  DemoPaymentOutcome: {
    state: 'paid' | 'declined' | 'needs_confirmation' | 'cancelled' | 'returned'
    /** What happened, in words for the buyer. */
    message: string
  }
  DemoCardPayment: {
    card: string
    /** The buyer's answer to the bank, when it asked. */
    approved?: boolean
  }
  EventReceived: {
    received: true
  }
  PayoutAccount: {
    provider: 'stripe' | 'demo' | null
    /** unavailable: buyers pay at the meet-up only. incomplete: something is missing. */
    state: 'unavailable' | 'none' | 'incomplete' | 'ready'
    /** What the provider still asks for, in words for the seller. */
    missing: string[]
    /** Due now; negative when it is owed. */
    due: Schemas['Money'][]
    paidOut: Schemas['Money'][]
    waiting: {
      orderId: string
      amount: Schemas['Money']
      since: string
      /** What it waits for; null: on its way. */
      why: string | null
    }[]
  }
  Money: {
    /** In major units. */
    amount: string
    amountMinor: number
    currency: string
  }
  PayoutSetUp: {
    /** Where the seller goes on. */
    url: string
  }
  Statement: {
    lines: {
      _id: string
      at: string
      kind: 'sale' | 'part_refund' | 'payout' | 'payout_outside' | 'chargeback'
      orderId: string | null
      name: string | null
      /** What the buyer had paid. */
      price: Schemas['Money'] | null
      refunded: Schemas['Money'] | null
      fee: Schemas['Money'] | null
      amount: Schemas['Money'] & unknown
      balance: Schemas['Money'] & unknown
    }[]
    /** Older lines are left out. */
    more: boolean
  }
  MoneyReport: {
    provider: 'stripe' | 'demo' | null
    /** The provider did not say what it holds. */
    away: boolean
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
      providerSays: Schemas['Money'] | null
      /** By the provider less by the ledger: 0 unless money was moved by hand. Null while its statement is not read to the end. */
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
    /** waiting: for the seller or a bank. failed: given up until it is tried again. */
    state: 'due' | 'waiting' | 'sent' | 'done' | 'failed'
    amount: Schemas['Money']
    attempts: number
    problem: string | null
    /** Somebody should look. */
    stuck: boolean
    /** What an admin can do. settle: pay it outside the provider, and say so; it is refused while a try may be under way. */
    actions: ('retry' | 'settle')[]
    dueAt: string | null
    createdAt: string
  }
  SettleMoneyTask: {
    /** What was paid: refused when it is not what is to be paid now. */
    amountMinor: number
    /** How it was paid, for whoever gets the money, and for the log. */
    reason: string
  }
  Report: {
    _id: string
    phoneId: string
    /** Of a report about a message. */
    threadId: string | null
    name: string
    img: string
    seller: string
    listingState: string
    reason: 'stolen' | 'counterfeit' | 'misleading' | 'offensive' | 'other'
    note: string
    reporter: string
    decision: 'dismissed' | 'removed' | 'closed' | null
    createdAt: string
  }
  NewReport: {
    phoneId: string
    reason: 'stolen' | 'counterfeit' | 'misleading' | 'offensive' | 'other'
    note?: string
    /** A message about this phone, from the other of one's own thread. */
    message?: {
      threadId: string
      number: number
    }
  }
  Decision: {
    /** `removed`: the phone. `closed`: the thread of a reported message. */
    decision: 'dismissed' | 'removed' | 'closed'
    reason?: string
  }
  Grading: {
    grade: 'A' | 'B' | 'C' | 'D'
    /** What holds the grade down, worst first. */
    reasons: string[]
    /** What must be mended before it is listed. */
    stops: string[]
  }
  NewGrading: {
    /** iOS, Android, feature, … */
    os?: string
    announced?: string
    answers: Schemas['Answers']
    /** The draft that the grade is for; without it nothing is kept. */
    draftId?: string
  }
  GradingOfPhone: {
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
    /** Whether the number belongs to the model that the seller names. */
    tac: 'confirmed' | 'other' | 'unknown'
    tacName: string | null
    /** not_checked: this instance asks no blacklist. unknown: it did not answer. */
    blacklist: 'clean' | 'listed' | 'unknown' | 'not_checked'
    checkedAt: string
  }
  NewImeiCheck: {
    imei: string
    brand?: string
    /** Left out while nobody has named the phone: the answer may name it then. */
    name?: string
    /** A draft of the form, by the id that the form gave it. */
    draftId?: string
    /** One's own listing, instead of a draft. */
    phoneId?: string
  }
  ImeiCheckOfPhone: {
    phoneId: string
    /** Whether the number belongs to the model that the seller names. */
    tac: 'confirmed' | 'other' | 'unknown'
    tacName: string | null
    /** not_checked: this instance asks no blacklist. unknown: it did not answer. */
    blacklist: 'clean' | 'listed' | 'unknown' | 'not_checked'
    checkedAt: string
  }
  ImeiAlarm: {
    _id: string
    kind: 'listed_twice' | 'blacklisted'
    last4: string
    /** Name of who offered it. */
    seller: string
    sellerEmail: string
    /** The listing that has the phone already. */
    phone: {
      _id: string
      name: string
      seller: string
      state: string
    } | null
    raisedAt: string
    /** Null while no moderator has looked at it. */
    settledAt: string | null
    /** Result, in their words. */
    note: string | null
  }
  SettleAlarm: {
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
    verdict: 'great' | 'fair' | 'high' | null
    months: {
      month: string
      n: number
      /** Minor units. */
      medianMinor: number
    }[]
    curve: {
      month: string
      /** Minor units. */
      priceMinor: number
    }[]
  }
  PriceBand: {
    /** Below it a price is great. */
    lowMinor: number
    /** Minor units. */
    medianMinor: number
    /** Above it a price is high. */
    highMinor: number
    /** Minor units. */
    q1Minor: number
    /** Minor units. */
    q3Minor: number
    /** Sales that were counted. */
    n: number
    /** Sales left out, as too far from the others. */
    outliers: number
    from: string | null
    to: string | null
    /** In what the sales differ from what was asked for, in words. */
    widened: string | null
    /** Too few sales: by the depreciation curve. */
    estimate: boolean
    /** The newest twenty: the price, and what it was counted as. */
    sales: {
      month: string
      storageGb: number | null
      grade: 'A' | 'B' | 'C' | 'D' | null
      /** Minor units. */
      priceMinor: number
      /** Minor units. */
      countedMinor: number
    }[]
  }
  CheckupLink: {
    _id: string
    /** To be opened on the phone that is sold; works once. */
    url: string
    /** The same as a QR code: an SVG picture. */
    qr: string
    expiresAt: string
    /** Until then, whatever clock the reader has. */
    secondsLeft: number
  }
  NewCheckup: {
    /** Slug of the model: what the phone finds is held against its facts. */
    model?: string
    storageGb?: number
    /** A draft of the form, by the id that the form gave it. */
    draftId?: string
    /** One's own listing, instead of a draft. */
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
    /** By the browser that sent the results. */
    system: 'iOS' | 'Android' | 'other'
    /** False when the browser ran on another system than the model has. */
    isClaimedSystem: boolean | null
    browser: string
    /** What the server signed, as JSON text. */
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
    words: string
    /** What the QR code says. */
    payload: string
    /** An SVG picture, to show on another screen or print. */
    qr: string
    expiresAt: string
    /** Until then, whatever clock the reader has. */
    secondsLeft: number
  }
  NewPossessionCode: {
    /** A draft of the form, by the id that the form gave it. */
    draftId?: string
    /** One's own listing, instead of a draft. */
    phoneId?: string
  }
  PossessionProven: {
    verifiedAt: string
    words: string
  }
  MyPossession: {
    proven: Schemas['PossessionProven'] | null
  }
  Possession: {
    phoneId: string
    verifiedAt: string
  }
  ProvenPhone: {
    phoneId: string
    name: string
    seller: string
    state: string
    verifiedAt: string
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
    /** Get server time */
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
  '/api/auth/sign-up/email': {
    /** Sign up */
    post: {
      body: Schemas['SignUp']
      response: {
        token: string | null
        user: Schemas['AuthUser']
      }
    }
  }
  '/api/auth/sign-in/email': {
    /** Sign in */
    post: {
      body: {
        email: string
        password: string
        rememberMe?: boolean
        callbackURL?: string
      }
      response: {
        token: string | null
        user: Schemas['AuthUser']
      }
    }
  }
  '/api/auth/sign-in/social': {
    /** Start Google sign-in */
    post: {
      body: {
        provider: 'google'
        callbackURL?: string
        errorCallbackURL?: string
        newUserCallbackURL?: string
      }
      response: {
        url: string
        redirect: boolean
      }
    }
  }
  '/api/auth/callback/google': {
    /** Finish Google sign-in */
    get: {
      response: undefined
    }
  }
  '/api/auth/sign-out': {
    /** Sign out */
    post: {
      response: {
        success: boolean
      }
    }
  }
  '/api/auth/get-session': {
    /** Get session */
    get: {
      response: {
        user: Schemas['AuthUser']
      } | null
    }
  }
  '/api/auth/update-user': {
    /** Update own account */
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
    /** Request password reset */
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
  '/api/auth/reset-password': {
    /** Reset password */
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
  '/api/me': {
    /** Get current user */
    get: {
      response: Schemas['Me']
    }
  }
  '/api/users': {
    /** List users */
    get: {
      response: Schemas['User'][]
    }
    /** Complete own profile */
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
  '/api/users/{user}': {
    /** Make user admin */
    put: {
      path: {
        /** Id of the account. */
        user: string
      }
      response: {
        acknowledged: true
        modifiedCount: number
      }
    }
    /** Delete user */
    delete: {
      path: {
        /** Id of the account. */
        user: string
      }
      response: {
        acknowledged: true
        deletedCount: number
      }
    }
    /** Check for admin role */
    get: {
      path: {
        user: string
      }
      response: Schemas['IsAdmin']
    }
  }
  '/api/bans/{user}': {
    /** Ban user */
    put: {
      path: {
        /** Id of the account. */
        user: string
      }
      response: Schemas['User']
    }
    /** Unban user */
    delete: {
      path: {
        /** Id of the account. */
        user: string
      }
      response: Schemas['User']
    }
  }
  '/api/users/buyer/{email}': {
    /** Check for buyer role */
    get: {
      path: {
        email: string
      }
      response: Schemas['IsBuyer']
    }
  }
  '/api/users/seller/{email}': {
    /** Check for seller role */
    get: {
      path: {
        email: string
      }
      response: Schemas['IsSeller']
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
    /** Get brand */
    get: {
      path: {
        id: string
      }
      response: Schemas['Category']
    }
  }
  '/api/models': {
    /** List models */
    get: {
      query?: {
        brand?: string | string[]
        q?: string | string[]
        cursor?: string | string[]
      }
      response: Schemas['Models']
    }
    /** Add model */
    post: {
      body: Schemas['NewModel']
      response: Schemas['Model']
    }
  }
  '/api/models/{model}': {
    /** Get model */
    get: {
      path: {
        model: string
      }
      response: Schemas['ModelPage']
    }
    /** Correct model */
    put: {
      path: {
        model: string
      }
      body: Schemas['ModelChange']
      response: Schemas['Model']
    }
  }
  '/api/models/{model}/merge': {
    /** Merge models */
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
    /** Get import progress */
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
      response: Schemas['ListedPhone']
    }
    /** List phones on sale */
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
      response: Schemas['Phone'][]
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
    /** Start, change or end your vacation */
    put: {
      body: Schemas['NewVacation']
      response: Schemas['Vacation']
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
    /** Decide review */
    post: {
      path: {
        id: string
      }
      body: Schemas['ReviewDecision']
      response: Schemas['OpenListingReview']
    }
  }
  '/api/phones/{id}/review': {
    /** Get review of own phone */
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
        state?: 'draft' | 'pending_review' | 'changes_requested' | 'rejected' | 'live' | 'paused' | 'reserved' | 'sold' | 'expired' | 'withdrawn' | 'removed'
        q?: string
        sort?: 'newest' | 'ending' | 'views' | 'price_up' | 'price_down' | 'name'
        page?: number
      }
      response: Schemas['OwnPhones']
    }
  }
  '/api/my-phones/bulk': {
    /** Change many of your phones at once */
    post: {
      body: Schemas['BulkMove']
      response: Schemas['BulkMoves']
    }
  }
  '/api/my-phones/import-checks': {
    /** Check a file of phones */
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
        /** Words: brand and model in any order and spelling, storage, colour, and what titles say. */
        q?: string
        /** Only these brands, by name or slug. */
        brand?: string[]
        /** Only these models, by slug. */
        model?: string[]
        /** Only these sizes, in GB. */
        storage?: string[]
        /** Only these grades. */
        grade?: ('A' | 'B' | 'C' | 'D')[]
        /** Only these colour families. */
        colour?: string[]
        /** Least price, as people type it. */
        min?: string
        /** Highest price, as people type it. */
        max?: string
        /** At most so many months of use. */
        used?: string
        /** The id of a place, or "lat,lon". */
        near?: string
        /** Kilometres around it; 50 when left out. */
        within?: string
        /** The seller's standing, at least. */
        standing?: 'proven' | 'trusted'
        /** 1: only advertised ones. */
        advertised?: string
        /** 1: only with a photo. */
        photo?: string
        /** Order of the results; best when there are words, else newest. */
        sort?: 'best' | 'newest' | 'price_up' | 'price_down' | 'saving' | 'support'
        /** From the answer before, for the next page. */
        cursor?: string
        /** 1 to 48; 24 when left out. */
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
  '/api/places': {
    /** Find cities */
    get: {
      query?: {
        /** How the name begins; accents do not matter. */
        q?: string
        /** Or the one place with this id. */
        id?: string
      }
      response: Schemas['Place'][]
    }
  }
  '/api/favourites': {
    /** Phones that one keeps, newest first; a sold one stays and says so */
    get: {
      response: Schemas['Phone'][]
    }
    /** Takes over what the browser kept before login */
    post: {
      body: {
        /** What the browser kept, newest first. */
        ids: string[]
      }
      response: Schemas['FavouriteIds']
    }
  }
  '/api/favourite-ids': {
    /** Ids of the phones that one keeps */
    get: {
      response: Schemas['FavouriteIds']
    }
  }
  '/api/favourites/{id}': {
    /** Keeps a phone; again is harmless */
    put: {
      path: {
        id: string
      }
      response: Schemas['Favourite']
    }
    /** Lets a phone go; again is harmless */
    delete: {
      path: {
        id: string
      }
      response: Schemas['Favourite']
    }
  }
  '/api/saved-searches': {
    /** One's saved searches, newest first */
    get: {
      response: Schemas['SavedSearches']
    }
    /** Saves a search; from then on new phones that fit it are told */
    post: {
      body: {
        /** The address of the results, after the question mark. */
        query: string
        name?: string
      }
      response: Schemas['SavedSearch']
    }
  }
  '/api/saved-searches/{id}': {
    /** Deletes a saved search; what it told of stays */
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
    /** Phones that came for the saved searches and favourites that became cheaper, newest first */
    get: {
      query?: {
        /** From the answer before. */
        cursor?: string
      }
      response: Schemas['Alerts']
    }
  }
  '/api/alerts/unread': {
    /** How many alerts were not looked at yet */
    get: {
      response: Schemas['UnreadAlerts']
    }
  }
  '/api/alerts/read': {
    /** Marks alerts as looked at; says how many are left */
    post: {
      body: {
        /** Only these; all when left out. */
        ids?: string[]
      }
      response: Schemas['UnreadAlerts']
    }
  }
  '/api/alert-mails': {
    /** Turns the mails about saved searches and cheaper favourites on or off */
    put: {
      body: {
        on: boolean
      }
      response: Schemas['AlertMails']
    }
  }
  '/api/unsubscriptions/{token}': {
    /** Whether mails about saved searches go to whom a mail was for */
    get: {
      path: {
        token: string
      }
      response: Schemas['AlertMails']
    }
    /** Turns those mails on or off by the link of a mail, signed in or not */
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
    /** Upload photo */
    post: {
      body: Blob
      response: Schemas['Uploaded']
    }
  }
  '/api/media/{id}/turn': {
    /** Rotate photo */
    post: {
      path: {
        id: string
      }
      body: Schemas['Turn']
      response: Schemas['Uploaded']
    }
  }
  '/api/messages/stream': {
    /** One's own news as server-sent events; Last-Event-ID or `after` goes on from there */
    get: {
      query?: {
        /** The number of the last news that was seen. */
        after?: string
      }
      response: undefined
    }
  }
  '/api/messages/news': {
    /** The same news for whoever cannot keep a stream open */
    get: {
      query?: {
        /** The number of the last news that was seen. */
        after?: string
      }
      response: Schemas['MessageNewsPage']
    }
  }
  '/api/messages/photos/{id}': {
    /** A photo of a message, for the two of its thread and for moderators of a reported one */
    get: {
      path: {
        id: string
      }
      response: undefined
    }
  }
  '/api/messages': {
    /** One's own threads, the last written first */
    get: {
      query?: {
        /** From the answer before. */
        cursor?: string
      }
      response: Schemas['Threads']
    }
    /** Writes to the seller of a phone; one thread a phone and buyer */
    post: {
      body: {
        phoneId: string
        /** Chosen by the client: the same message sent again is one message. */
        clientId: string
        text: string
        /** The address of one's own upload; it leaves there for the thread. */
        photo?: string
      }
      response: Schemas['Sent']
    }
  }
  '/api/messages/unread': {
    /** How many threads have something unread, and where the stream goes on */
    get: {
      response: Schemas['UnreadThreads']
    }
  }
  '/api/messages/about/{phoneId}': {
    /** One's own thread with the seller of a phone, if there is one */
    get: {
      path: {
        phoneId: string
      }
      response: Schemas['OwnThread']
    }
  }
  '/api/messages/orders/{id}': {
    /** The thread with the other side of an order, if there is one */
    get: {
      path: {
        id: string
      }
      response: Schemas['OwnThread']
    }
    /** Writes to the other side of an order, in the thread about its phone */
    post: {
      path: {
        id: string
      }
      body: {
        /** Chosen by the client: the same message sent again is one message. */
        clientId: string
        text: string
        /** The address of one's own upload; it leaves there for the thread. */
        photo?: string
      }
      response: Schemas['Sent']
    }
  }
  '/api/messages/threads/{id}': {
    /** One of one's own threads with its last messages, or those before a number */
    get: {
      path: {
        id: string
      }
      query?: {
        /** Only messages with smaller numbers. */
        before?: string
      }
      response: Schemas['Conversation']
    }
    /** Writes in one of one's own threads */
    post: {
      path: {
        id: string
      }
      body: {
        /** Chosen by the client: the same message sent again is one message. */
        clientId: string
        text: string
        /** The address of one's own upload; it leaves there for the thread. */
        photo?: string
      }
      response: Schemas['Sent']
    }
  }
  '/api/messages/threads/{id}/read': {
    /** Notes up to which message one has read; the other sees it */
    post: {
      path: {
        id: string
      }
      body: {
        number: number
      }
      response: Schemas['UnreadThreads']
    }
  }
  '/api/messages/threads/{id}/block': {
    /** Keeps the other of a thread from writing to one, here and in other threads */
    put: {
      path: {
        id: string
      }
      response: Schemas['Thread']
    }
    /** Lets the other of a thread write again */
    delete: {
      path: {
        id: string
      }
      response: Schemas['Thread']
    }
  }
  '/api/advertise': {
    /** List advertised phones */
    get: {
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
        /** Id of the phone. */
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
        asSold: Schemas['AsSold'] | null
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
      body: Schemas['CancelledSale']
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
  '/api/orders/{id}/delivery': {
    /** Choose pick-up or shipping */
    post: {
      path: {
        id: string
      }
      body: Schemas['ChosenDelivery']
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
  '/api/orders/{id}/meet-ups/{n}/accept': {
    /** Accept a proposed meet-up */
    post: {
      path: {
        id: string
        n: number
      }
      response: Schemas['OrderDetail']
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
    /** Choose how to pay an order */
    post: {
      path: {
        id: string
      }
      body: Schemas['ChooseWay']
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
  '/api/orders/{id}/dispute/settlements/{n}/{answer}': {
    /** Accept or decline a proposal */
    post: {
      path: {
        id: string
        n: number
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
      body: Schemas['ReturnSent']
      response: Schemas['Dispute']
    }
  }
  '/api/orders/{id}/dispute/return-received': {
    /** Report what came back */
    post: {
      path: {
        id: string
      }
      body: Schemas['ReturnReceived']
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
  '/api/orders/{id}/dispute/conversation': {
    /** Read the messages of a disputed order */
    get: {
      path: {
        id: string
      }
      response: {
        thread: Schemas['ReportedThread'] | null
      }
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
      response: Schemas['RatingsOfPerson']
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
      response: Schemas['ShownRatings']
    }
  }
  '/api/orders/{id}/ratings/hide': {
    /** Hide a rating */
    post: {
      path: {
        id: string
      }
      body: Schemas['HiddenRating']
      response: {
        hidden: boolean
      }
    }
  }
  '/api/notifications': {
    /** List notifications */
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
      }
    }
  }
  '/api/notifications/read': {
    /** Mark notifications as read */
    post: {
      body: Schemas['ReadNotifications']
      response: {
        unread: number
      }
    }
  }
  '/api/notification-settings': {
    /** Get notification settings */
    get: {
      response: Schemas['NotificationSettings']
    }
    /** Update notification settings */
    put: {
      body: Schemas['NewNotificationSettings']
      response: Schemas['NotificationSettings']
    }
  }
  '/api/dead-mails': {
    /** List undelivered emails */
    get: {
      response: Schemas['DeadMail'][]
    }
  }
  '/api/dead-mails/{id}/retry': {
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
        /** First day, UTC. */
        from?: string
        /** Last day, UTC. */
        to?: string
      }
      response: Schemas['Statement']
    }
  }
  '/api/statements.csv': {
    /** Download your statement as CSV */
    get: {
      query?: {
        /** First day, UTC. */
        from?: string
        /** Last day, UTC. */
        to?: string
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
      body: Schemas['SettleMoneyTask']
      response: Schemas['MoneyTask']
    }
  }
  '/api/reports': {
    /** Report phone or message */
    post: {
      body: Schemas['NewReport']
      response: Schemas['Report']
    }
    /** List reports */
    get: {
      response: Schemas['Report'][]
    }
  }
  '/api/reports/{id}': {
    /** Decide report */
    put: {
      path: {
        id: string
      }
      body: Schemas['Decision']
      response: Schemas['Report']
    }
  }
  '/api/reports/{id}/messages': {
    /** Read reported conversation */
    get: {
      path: {
        id: string
      }
      response: Schemas['ReportedThread']
    }
  }
  '/api/grading/rubric': {
    /** Get grading questions */
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
    /** Grade phone */
    post: {
      body: Schemas['NewGrading']
      response: Schemas['Grading']
    }
  }
  '/api/gradings/{phoneId}': {
    /** Get grade */
    get: {
      path: {
        phoneId: string
      }
      response: Schemas['GradingOfPhone']
    }
  }
  '/api/imei-checks': {
    /** Check IMEI */
    post: {
      body: Schemas['NewImeiCheck']
      response: Schemas['ImeiCheck']
    }
  }
  '/api/imei-checks/{phoneId}': {
    /** Get IMEI check */
    get: {
      path: {
        phoneId: string
      }
      response: Schemas['ImeiCheckOfPhone']
    }
  }
  '/api/imei-alarms': {
    /** List IMEI alarms */
    get: {
      response: Schemas['ImeiAlarm'][]
    }
  }
  '/api/imei-alarms/{id}': {
    /** Settle IMEI alarm */
    put: {
      path: {
        id: string
      }
      body: Schemas['SettleAlarm']
      response: {
        settled: true
      }
    }
  }
  '/api/pricing': {
    /** Get fair price */
    get: {
      query: {
        model: string
        /** GB */
        storage?: number
        grade?: 'A' | 'B' | 'C' | 'D'
        /** A price to be judged. */
        priceMinor?: number
      }
      response: Schemas['Pricing']
    }
  }
  '/api/checkups': {
    /** Start check-up */
    post: {
      body: Schemas['NewCheckup']
      response: Schemas['CheckupLink']
    }
  }
  '/api/checkups/{token}': {
    /** Open check-up */
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
    /** Get check-up */
    get: {
      query?: {
        phone?: string
        draft?: string
      }
      response: Schemas['Checkup']
    }
  }
  '/api/my-checkup': {
    /** Get own check-up */
    get: {
      query?: {
        phone?: string
        draft?: string
      }
      response: Schemas['MyCheckup']
    }
  }
  '/api/possession-codes': {
    /** Create possession code */
    post: {
      body: Schemas['NewPossessionCode']
      response: Schemas['PossessionCode']
    }
  }
  '/api/possession-photos': {
    /** Prove possession */
    post: {
      query?: {
        /** A draft of the form, by the id that the form gave it. */
        draftId?: string
        /** One's own listing, instead of a draft. */
        phoneId?: string
      }
      body: Blob
      response: Schemas['PossessionProven']
    }
    /** List possession photos */
    get: {
      response: Schemas['ProvenPhone'][]
    }
  }
  '/api/my-possession': {
    /** Get own proof of possession */
    get: {
      query?: {
        phone?: string
        draft?: string
      }
      response: Schemas['MyPossession']
    }
  }
  '/api/possession/{phoneId}': {
    /** Get proof of possession */
    get: {
      path: {
        phoneId: string
      }
      response: Schemas['Possession']
    }
  }
  '/api/possession-photos/{phoneId}': {
    /** Get possession photo */
    get: {
      path: {
        phoneId: string
      }
      response: undefined
    }
  }
}
