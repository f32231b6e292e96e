// Generated from docs/openapi.json by `npm run openapi`.
export interface paths {
    "/api/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get public settings
         * @description Returns the settings that the pages need: the currency, whether Google sign-in is available, and in demo mode the demo login.
         */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get server time
         * @description Returns the time by which deadlines end, for clients whose own clock may be wrong.
         */
        get: operations["getTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List demo emails
         * @description Returns the newest 100 emails, newest first. Available only in demo mode without a mail server, where emails are kept instead of sent.
         */
        get: operations["listOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-up/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up
         * @description Creates a Buyer or Seller account and signs in.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Signs in with email and password and sets the session cookie.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in/social": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start Google sign-in
         * @description Returns the address at Google to send the browser to.
         */
        post: operations["signInWithGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/callback/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Finish Google sign-in
         * @description Google sends the browser here with a code. Signs in and redirects to the page that was named when sign-in started.
         */
        get: operations["googleCallback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session. Does nothing without one.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/get-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get session
         * @description Returns the current session and its user, or null when signed out.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/update-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update own account
         * @description Changes your display name or photo.
         */
        post: operations["updateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/request-password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request password reset
         * @description Emails a link to choose a new password. The answer is the same whether or not the account exists.
         */
        post: operations["askForReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset password
         * @description Sets a new password with the token from the email, and ends every session of the account.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get current user
         * @description Returns who is signed in. Answers without a session too, so that a page can ask once.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Returns all users, banned ones included. For admins.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Complete own profile
         * @description Sets the name and the role, Buyer or Seller, after the first sign-in.
         */
        post: operations["completeProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/buyers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List buyers
         * @description Returns all buyers, banned ones included. For admins.
         */
        get: operations["listBuyers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sellers
         * @description Returns all sellers, banned ones included. For admins.
         */
        get: operations["listSellers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check for admin role
         * @description Tells whether the account with this email is an admin. Everyone may ask about themselves, admins about anyone; other accounts answer 404.
         */
        get: operations["isAdmin"];
        /**
         * Make user admin
         * @description Gives an account the role admin. For admins.
         */
        put: operations["makeAdmin"];
        post?: never;
        /**
         * Delete user
         * @description Deletes an account: withdraws its listings, ends its sessions, and keeps its orders.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bans/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ban user
         * @description Bans an account: ends its sessions and withdraws its listings.
         */
        put: operations["banUser"];
        post?: never;
        /**
         * Unban user
         * @description Lets a banned account sign in again.
         */
        delete: operations["unbanUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/buyer/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check for buyer role
         * @description Tells whether the account with this email is a Buyer. Everyone may ask about themselves, admins about anyone; other accounts answer 404.
         */
        get: operations["isBuyer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/seller/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check for seller role
         * @description Tells whether the account with this email is a Seller. Everyone may ask about themselves, admins about anyone; other accounts answer 404.
         */
        get: operations["isSeller"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List brands
         * @description Returns brands with the number of phones on sale: those of the home page and those with phones on sale, or all known brands with `all=1`.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get brand
         * @description Returns one brand with the number of its phones on sale.
         */
        get: operations["getCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List models
         * @description Returns the models of the catalog, sorted by name.
         */
        get: operations["listModels"];
        put?: never;
        /**
         * Add model
         * @description Adds a model to the catalog by hand. For admins.
         */
        post: operations["addModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/models/{model}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get model
         * @description Returns a model by slug or ID: its specifications and its prices here. The slug of a merged model returns the model that it was merged into.
         */
        get: operations["getModel"];
        /**
         * Correct model
         * @description Changes a model. Later imports keep the correction. For admins.
         */
        put: operations["correctModel"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/models/{model}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge models
         * @description Merges a model into another one, which takes over its listings, names and address. For admins.
         */
        post: operations["mergeModels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/model-imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import models
         * @description Takes a file of devices and imports it in the background. Columns as in db/data/devices.csv and db/data/models.csv; brand and model are required. At most 5 MB. Importing the same file again adds nothing.
         */
        post: operations["importModels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/model-imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get import progress
         * @description Returns how far an import is and which lines it rejected.
         */
        get: operations["getModelImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/phones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Phones on sale, newest first; Link names the next page */
        get: operations["listPhones"];
        put?: never;
        /** Puts a phone on sale */
        post: operations["addPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/phones/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One phone with its model and its market; `state` says whether it is on sale */
        get: operations["getPhone"];
        /** Its seller says anew all that the form says; what is left out is empty then */
        put: operations["editPhone"];
        post?: never;
        /** Its seller takes a phone off the market */
        delete: operations["withdrawPhone"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-products/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own phones in every state, newest first; anyone's for an admin */
        get: operations["listMyPhones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/phones/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Its seller takes a phone off the pages for a while */
        post: operations["pausePhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/phones/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Its seller puts a paused phone back on sale */
        post: operations["resumePhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/phones/{id}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Its seller puts an ended phone on sale for 30 days more, or prolongs one in its last 5 days */
        post: operations["renewPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Until when one is away */
        get: operations["getVacation"];
        /** Pauses all that one has on sale until then; null brings exactly that back */
        put: operations["setVacation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/renewals/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which listing the link of a reminder renews */
        get: operations["getRenewal"];
        put?: never;
        /** Renews that listing, signed in or not; the link works once */
        post: operations["renewByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One’s own drafts, the one saved last first */
        get: operations["listDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drafts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Saves what was typed so far, over the version that was seen; 409 over a newer one */
        put: operations["saveDraft"];
        post?: never;
        /** Throws a draft away; again is harmless */
        delete: operations["deleteDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pending reviews
         * @description Returns new listings and changes that wait for a moderator, longest waiting first.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide review
         * @description Approves a listing or change, asks for changes, or rejects it with a reason.
         */
        post: operations["decideReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/phones/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get review of own phone
         * @description Returns what a moderator decided about your phone, or that the decision is pending.
         */
        get: operations["getReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/phones/{id}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that somebody looks at a phone’s page; counted once a viewer and day
         * @description Always 204, counted or not. Robots, moderators and its own seller do not count; of everybody else nothing is kept but a mark that the next day knows nothing of.
         */
        post: operations["countView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-phones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One’s own phones by state and words, with their numbers and what can be done */
        get: operations["listOwnPhones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-phones/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the same move with many of one’s own phones; each has its own result */
        post: operations["movePhones"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-phones/import-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says line by line what importing a file would do; nothing is listed
         * @description The first line names the columns: brand, name and price are needed. Comma, semicolon or tab; UTF-8, UTF-16 or Windows-1252; at most 2 MB and 1,000 phones.
         */
        post: operations["checkPhoneFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-phones/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the good lines of a file that was checked, some at a call
         * @description Call it with the line that the answer names until there is none. The same file again lists nothing twice.
         */
        post: operations["importPhones"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-phones/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All of one’s own phones as a CSV file, which the import reads back */
        get: operations["exportPhones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-phones/example": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A small file with every column that an import reads */
        get: operations["getExamplePhoneFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search phones
         * @description Returns phones on sale by text and filters, with counts for each filter. Filters that make no sense are ignored.
         */
        get: operations["searchPhones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest models and brands
         * @description Returns models and brands that match what is being typed.
         */
        get: operations["suggestModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find cities
         * @description Returns cities whose name starts with the text, largest first.
         */
        get: operations["findPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favourites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Phones that one keeps, newest first; a sold one stays and says so */
        get: operations["listFavourites"];
        put?: never;
        /** Takes over what the browser kept before login */
        post: operations["takeOverFavourites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favourite-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ids of the phones that one keeps */
        get: operations["listFavouriteIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favourites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keeps a phone; again is harmless */
        put: operations["keepFavourite"];
        post?: never;
        /** Lets a phone go; again is harmless */
        delete: operations["dropFavourite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's saved searches, newest first */
        get: operations["listSavedSearches"];
        put?: never;
        /** Saves a search; from then on new phones that fit it are told */
        post: operations["saveSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-searches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a saved search; what it told of stays */
        delete: operations["deleteSavedSearch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Phones that came for the saved searches and favourites that became cheaper, newest first */
        get: operations["listAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many alerts were not looked at yet */
        get: operations["countUnreadAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks alerts as looked at; says how many are left */
        post: operations["markAlertsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alert-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Turns the mails about saved searches and cheaper favourites on or off */
        put: operations["setAlertMails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsubscriptions/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether mails about saved searches go to whom a mail was for */
        get: operations["getUnsubscription"];
        /** Turns those mails on or off by the link of a mail, signed in or not */
        put: operations["setUnsubscription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload photo
         * @description Stores a photo. It is deleted after 10 minutes unless a listing or profile uses it.
         */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/{id}/turn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate photo
         * @description Stores a rotated copy of your photo. The copy is deleted after 10 minutes unless a listing uses it.
         */
        post: operations["turnPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own news as server-sent events; Last-Event-ID or `after` goes on from there */
        get: operations["streamMessageNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same news for whoever cannot keep a stream open */
        get: operations["listMessageNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/photos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A photo of a message, for the two of its thread and for moderators of a reported one */
        get: operations["getMessagePhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own threads, the last written first */
        get: operations["listThreads"];
        put?: never;
        /** Writes to the seller of a phone; one thread a phone and buyer */
        post: operations["writeToSeller"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many threads have something unread, and where the stream goes on */
        get: operations["countUnreadThreads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/about/{phoneId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own thread with the seller of a phone, if there is one */
        get: operations["getOwnThread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The thread with the other side of an order, if there is one */
        get: operations["getThreadOfOrder"];
        put?: never;
        /** Writes to the other side of an order, in the thread about its phone */
        post: operations["writeAboutOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/threads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of one's own threads with its last messages, or those before a number */
        get: operations["getConversation"];
        put?: never;
        /** Writes in one of one's own threads */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/threads/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes up to which message one has read; the other sees it */
        post: operations["markMessagesRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/threads/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keeps the other of a thread from writing to one, here and in other threads */
        put: operations["blockPerson"];
        post?: never;
        /** Lets the other of a thread write again */
        delete: operations["unblockPerson"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/advertise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Advertised phones: sellers' adverts newest first, then the booked ones */
        get: operations["listAdverts"];
        put?: never;
        /**
         * Books the phone when a Buyer posts it, advertises it when its Seller does
         * @description `phoneId` says which phone is meant; without it `email`, `name`, `price` and `img` do.
         */
        post: operations["advertise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/advertise/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes my phone off the advertise list; harmless when it is not on it */
        delete: operations["stopAdvertising"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What I booked, newest first; Link names the next page */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders of my phones, newest first; Link names the next page */
        get: operations["listSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All about an order, for its parties and admins */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/as-sold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The phone as it was offered when it was booked, for its parties and admins */
        get: operations["getAsSold"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a booked phone back; harmless when it was given back already */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/cancel-sale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives up a sale that is paid: the buyer gets everything back */
        post: operations["cancelSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/ship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says by whom and under which number the phone was sent, or corrects it on its way */
        post: operations["shipOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The phone has come: says its buyer, or an admin who found out */
        post: operations["deliverOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The phone is as it was sold: the money is the seller’s */
        post: operations["confirmOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Completes a meet-up with the code that the buyer gives after looking at the phone */
        post: operations["handOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Chooses pick-up, or shipping with an address, until the phone is on its way */
        post: operations["chooseDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/meet-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Proposes where and when to meet; earlier open proposals are superseded */
        post: operations["proposeMeetUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/meet-ups/{n}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agrees to what the other side proposed; harmless when it was agreed already */
        post: operations["acceptMeetUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How an order of mine can be paid, and how far that is */
        get: operations["getCheckout"];
        put?: never;
        /**
         * Settles how an order is paid; online, answers with what the browser needs to pay
         * @description Online the phone is held for 30 minutes, at the meet-up for 48 hours from booking, never longer. Asking again gives the same payment. The price is the one of the order.
         */
        post: operations["choosePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The dispute of an order, for its two and for admins */
        get: operations["getDispute"];
        put?: never;
        /** Says what is wrong with a phone that was sent, or that it never came; its buyer or an admin */
        post: operations["openDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/dispute/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds words and photos; the seller’s first are the answer */
        post: operations["addDisputeStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/dispute/settlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Proposes how it could end; giving in ends it at once */
        post: operations["proposeSettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/dispute/settlements/{n}/{answer}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts what the other side proposed, or declines it */
        post: operations["answerSettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/dispute/return-sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says by whom and under which number the phone goes back */
        post: operations["sendBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/dispute/return-received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says what came back: the phone that was sold refunds its buyer */
        post: operations["receiveReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/dispute/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decides, with a reason that both read; not for a party to the order */
        post: operations["decideDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Disputes that are open, what needs an admin first; Link names the next page */
        get: operations["listDisputes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/arrival": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the buyer found when the phone came, beside what was told */
        get: operations["getArrival"];
        /** Answers the grading questions with the phone in hand */
        put: operations["noteArrival"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/arrival/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions about the phone of an order: those that its seller was asked */
        get: operations["getArrivalQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dispute-photos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A photo that is evidence, for the two of the order and for admins */
        get: operations["getDisputePhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/dispute/conversation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the two of a disputed order wrote to each other; who read it is in the log */
        get: operations["readDisputedConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My offers and those for my phones, newest first; Link names the next page */
        get: operations["listOffers"];
        put?: never;
        /** Says what a buyer would pay; it stands for 48 hours */
        post: operations["makeOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/{id}/counter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers an offer with another price */
        post: operations["counterOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agrees: the phone is booked at that price, and other offers for it are void */
        post: operations["acceptOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says no to an offer; again is harmless */
        post: operations["declineOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes one’s own offer back; again is harmless */
        post: operations["withdrawOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What others say of a person, newest first */
        get: operations["listRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ratings of a sale, for its two; the other side’s while it is sealed is not told */
        get: operations["getSaleRatings"];
        /** Says how a sale went; sealed until the other has too, or a week is over */
        put: operations["rateSale"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/ratings/shown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ratings of a sale that are shown, and those that were taken down */
        get: operations["listShownRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/ratings/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a rating from sight that says what does not belong there */
        post: operations["hideRating"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description Lists the signed-in person's notifications, newest first, 30 at a time. Kinds that are switched off are left out.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count unread notifications
         * @description Counts the unread notifications of the signed-in person, up to 100.
         */
        get: operations["countUnreadNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Marks every notification up to and including `upTo` as read. Repeating the call changes nothing.
         */
        post: operations["markNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get notification settings
         * @description Returns which kinds of notifications are shown and emailed, and the locale and time zone that amounts and times are written in.
         */
        get: operations["getNotificationSettings"];
        /**
         * Update notification settings
         * @description Changes the settings that are sent. `notShown` and `notMailed` replace the whole list of kinds that are switched off.
         */
        put: operations["updateNotificationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dead-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List undelivered emails
         * @description Lists the newest 200 emails that could not be delivered after seven attempts, newest first.
         */
        get: operations["listUndeliveredMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dead-mails/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry an undelivered email
         * @description Queues an undelivered email again, with seven new attempts.
         */
        post: operations["retryMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demo-payments/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pays a demo payment with one of its test cards; in demo mode only
         * @description Every other card number is refused and forgotten. No real money moves.
         */
        post: operations["confirmDemoPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/stripe/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where Stripe tells what became of payments; signed by it, heard once */
        post: operations["hearStripe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payout-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where I am paid out to, what is due, and what waits for what */
        get: operations["getPayoutAccount"];
        put?: never;
        /** Leads to the provider's page where payouts are set up */
        post: operations["setUpPayouts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sales, fees and payouts of mine, newest first */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statements.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a file for spreadsheets */
        get: operations["getStatementFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is held, due and owed, by the ledger and by the provider */
        get: operations["getMoney"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/money-tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Refunds and payouts that are not done, given up ones first; Link names the next page */
        get: operations["listMoneyTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/money-tasks/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has the provider try a refund or payout again now */
        post: operations["retryMoneyTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/money-tasks/{id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that a refund or payout was paid outside the provider, and how
         * @description For money that the provider cannot move: a card that is closed, a seller who is shut out. Pay it by hand first. What stays at the provider for it is yours then.
         */
        post: operations["settleMoneyTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reports
         * @description Returns open reports first, each group newest first. For admins.
         */
        get: operations["listReports"];
        put?: never;
        /**
         * Report phone or message
         * @description Reports a phone, or a message about it, to the moderators.
         */
        post: operations["reportPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decide report
         * @description Dismisses a report, removes the phone and cancels its order, or closes the conversation.
         */
        put: operations["decideReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read reported conversation
         * @description Returns the conversation of a reported message. Reading it is recorded in the audit log.
         */
        get: operations["readReportedThread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/grading/rubric": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get grading questions
         * @description Returns the questions from which the grade of a kind of phone is computed.
         */
        get: operations["getRubric"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gradings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grade phone
         * @description Computes the grade from the answers and stores it for a draft.
         */
        post: operations["gradePhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gradings/{phoneId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get grade
         * @description Returns the grade of a phone with the answers it was computed from.
         */
        get: operations["getGrading"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imei-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check IMEI
         * @description Checks the IMEI of a phone before it is listed. Only a keyed hash and the last four digits are stored. With `phoneId` the IMEI is compared with the model of that listing, whatever brand and name are sent.
         */
        post: operations["checkImei"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imei-checks/{phoneId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get IMEI check
         * @description Returns what the IMEI of a phone was checked for, and when.
         */
        get: operations["getImeiCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imei-alarms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List IMEI alarms
         * @description Returns phones that a second seller offers and phones on a blacklist, open alarms first. For admins.
         */
        get: operations["listImeiAlarms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imei-alarms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Settle IMEI alarm
         * @description Marks an alarm as reviewed. Repeating it changes nothing. For admins.
         */
        put: operations["settleImeiAlarm"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pricing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get fair price
         * @description Returns the fair price of a phone with the sales that it is based on.
         */
        get: operations["getFairPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start check-up
         * @description Creates a link that opens the check-up on the phone that is to be sold.
         */
        post: operations["startCheckup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkups/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open check-up
         * @description Returns what to test, for the phone that opened the link.
         */
        get: operations["openCheckup"];
        put?: never;
        /**
         * Submit check-up results
         * @description Takes the results, once. The server signs them with the time.
         */
        post: operations["finishCheckup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkup-results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get check-up
         * @description Returns the last check-up of a phone, or of your own draft.
         */
        get: operations["getCheckup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-checkup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get own check-up
         * @description Returns the last check-up of your draft or phone, or null.
         */
        get: operations["getMyCheckup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/possession-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create possession code
         * @description Creates a one-time code that must be visible in a photo of the phone.
         */
        post: operations["makePossessionCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/possession-photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List possession photos
         * @description Returns phones whose possession was proven by a photo, newest first. For admins.
         */
        get: operations["listPossessionPhotos"];
        put?: never;
        /**
         * Prove possession
         * @description Takes a photo of the phone with its code, which the server reads. The photo is visible to moderators only and stored without metadata.
         */
        post: operations["provePossession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-possession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get own proof of possession
         * @description Returns when you proved possession of your draft or phone, or null.
         */
        get: operations["getMyPossession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/possession/{phoneId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get proof of possession
         * @description Returns when the seller of a phone proved to have it.
         */
        get: operations["getPossession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/possession-photos/{phoneId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get possession photo
         * @description Returns the photo by which a seller proved possession. For admins.
         */
        get: operations["getPossessionPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Config: {
            /** @description The demo admin, in demo mode; null otherwise. */
            demo: {
                email: string;
                password: string;
            } | null;
            google: boolean;
            googleIsDemo: boolean;
            /** @description Whether mail lands on a page here. */
            outbox: boolean;
            currency: string;
        };
        Error: {
            /** @example already_booked */
            error: string;
            /** @description What went wrong, in words for people. */
            message: string;
            /**
             * @description What is wrong with which field.
             * @example {
             *       "name": "Name is required"
             *     }
             */
            fields?: {
                [key: string]: string;
            };
            requestId?: string;
        };
        Time: {
            /**
             * Format: date-time
             * @description By which deadlines end.
             */
            now: string;
        };
        Mail: {
            id: string;
            to: string;
            subject: string;
            text: string;
            at: string;
        };
        AuthUser: {
            id: string;
            name: string;
            email: string;
            role?: string;
        } & {
            [key: string]: unknown;
        };
        SignUp: {
            name: string;
            email: string;
            password: string;
            /**
             * @default Buyer
             * @enum {string}
             */
            role: "Buyer" | "Seller";
            image?: string | null;
            callbackURL?: string;
            rememberMe?: boolean;
        };
        Me: {
            user: components["schemas"]["User"] | null;
        };
        User: {
            _id: string;
            name: string;
            email: string;
            /** @enum {string} */
            role: "Buyer" | "Seller" | "admin";
            photoURL: string | null;
            banned: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        Profile: {
            name: string;
            email: string;
            /** @enum {string} */
            role: "Buyer" | "Seller";
        };
        IsAdmin: {
            isAdmin: boolean;
        };
        IsBuyer: {
            isBuyer: boolean;
        };
        IsSeller: {
            isSeller: boolean;
        };
        Category: {
            _id: string;
            /** @example Iphone */
            brand: string;
            /** @example iphone */
            slug: string;
            /** @description Live listings of the brand. */
            phones: number;
        };
        Models: {
            items: components["schemas"]["Model"][];
            cursor: string | null;
        };
        Model: {
            _id: string;
            /** @example iphone-13-pro */
            slug: string;
            /** @description Without the brand, unless it is part of the name. */
            name: string;
            /** @example Nokia 3310 */
            fullName: string;
            brand: string;
            brandId: string;
            otherNames: string[];
            facts: components["schemas"]["ModelFacts"];
            /** @description Live phones of the model, at most 10,001. */
            live: number;
            /** @description By hand: imports leave it alone. */
            corrected: boolean;
        };
        ModelFacts: {
            /** @description YYYY or YYYY-MM. */
            announced: string | null;
            os: string | null;
            /** @description Inches. */
            displayIn: number | null;
            chipset: string | null;
            mainCameraMp: number | null;
            batteryMah: number | null;
            ramGb: number | null;
            /** @description Every variant; else empty. */
            storageGb: number[];
            /** @description The largest variant. */
            maxStorageGb: number | null;
            /** @description As the maker names them. */
            colours: string[];
            launchPriceMinor: number | null;
            launchCurrency: string | null;
            /** @description YYYY-MM-DD. */
            securityUpdatesUntil: string | null;
            /** @description Where facts beyond the device table are from. */
            sourceNote: string;
        };
        ModelPage: components["schemas"]["Model"] & {
            /** @description Of the live phones. */
            lowestMinor: number | null;
            medianMinor: number | null;
            highestMinor: number | null;
            currency: string;
        };
        NewModel: components["schemas"]["ModelChange"] & {
            brand: string;
        };
        ModelChange: {
            name: string;
            otherNames?: string[];
            announced?: string | null;
            os?: string | null;
            displayIn?: number | null;
            chipset?: string | null;
            mainCameraMp?: number | null;
            batteryMah?: number | null;
            ramGb?: number | null;
            maxStorageGb?: number | null;
            storageGb?: number[];
            colours?: string[];
            launchPriceUsd?: number | null;
            securityUpdatesUntil?: string | null;
            sourceNote?: string;
        };
        ModelMerge: {
            /** @description Its id or its slug. */
            into: string;
        };
        ModelImport: {
            _id: string;
            /** @enum {string} */
            state: "running" | "done";
            /** @description Lines with a device. */
            lines: number;
            /** @description Lines that were taken over or refused. */
            done: number;
            added: number;
            changed: number;
            /** @description Lines that said nothing new. */
            known: number;
            refused: number;
            /** @description The first 1,000. */
            refusals: {
                line: number;
                reason: string;
                text: string;
            }[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            finishedAt: string | null;
        };
        ListedPhone: components["schemas"]["Phone"] & {
            /** @description For its seller, why photos wait although nothing else would; else empty. */
            notice: string;
        };
        Photo: {
            src: string;
            /** @description As the seller wrote it, or a proposal. */
            alt: string;
            width: number | null;
            height: number | null;
            /** @description A blurred picture, to show first. */
            placeholder: string | null;
            /** @description What srcset takes, by format. */
            sources: {
                avif: string;
                webp: string;
            } | null;
        };
        Phone: {
            _id: string;
            /** @example Iphone */
            brand: string;
            /** @example iPhone 13 Pro */
            name: string;
            storageGb: number | null;
            colour: string | null;
            /** @enum {string|null} */
            grade: "A" | "B" | "C" | "D" | null;
            /** @example 2 years */
            used: string;
            location: string;
            description: string;
            /** @description Address of the photo; empty when there is none. */
            img: string;
            /** @example 450.00 */
            price: string;
            priceMinor: number;
            /** @description Empty when it was not given. */
            originalPrice: string;
            originalPriceMinor: number | null;
            /** @example USD */
            currency: string;
            usedMonths: number | null;
            seller: string;
            sellerId: string | null;
            /** @description The seller's e-mail; empty for visitors, so that nobody harvests it. */
            email: string;
            /** @enum {string} */
            state: "draft" | "pending_review" | "changes_requested" | "rejected" | "live" | "paused" | "reserved" | "sold" | "expired" | "withdrawn" | "removed";
            advertised: boolean;
            /** Format: date-time */
            createdAt: string;
            /** @description Of the name, for the address. */
            slug: string;
            /** @description Null when the phone is of no known model. */
            model: {
                slug: string;
                name: string;
            } | null;
            /** @enum {string|null} */
            colourFamily: "black" | "white" | "grey" | "silver" | "gold" | "blue" | "green" | "red" | "pink" | "purple" | "yellow" | "orange" | "brown" | "other" | null;
            place: {
                id: number;
                name: string;
            } | null;
            /** @description Only when near was asked for. */
            distanceKm: number | null;
            /**
             * @description The seller's.
             * @enum {string}
             */
            standing: "new" | "proven" | "trusted";
            /** @description Where one phone is asked for all of them, cover first; in lists the cover. */
            photos: components["schemas"]["Photo"][];
        };
        NewPhone: {
            brand: string;
            name: string;
            storageGb?: number | null;
            colour?: string | null;
            /** @enum {string|null} */
            grade?: "A" | "B" | "C" | "D" | null;
            used?: string | number;
            location?: string;
            description?: string;
            price: string | number;
            /** @description The one photo; not read where photos are sent. */
            img?: string;
            /** @description In their order; the first is the cover. */
            photos?: {
                url: string;
                /** @description Description; a proposal stands in where it is empty. */
                alt?: string;
            }[];
            originalPrice?: string | number;
            seller?: string;
            email?: string;
            /**
             * Format: uuid
             * @description The draft that this was; it is done with then.
             */
            draftId?: string;
        };
        PhoneDetail: components["schemas"]["Phone"] & {
            facts: components["schemas"]["ModelFacts"] | null;
            market: {
                /** @description Live offers that these figures are of. */
                count: number;
                lowestMinor: number;
                medianMinor: number;
                highestMinor: number;
                /** @enum {string} */
                of: "model" | "model_and_storage";
            } | null;
            proofs: components["schemas"]["Proofs"];
            /**
             * Format: date-time
             * @description When its seller is back from vacation; null while they are here.
             */
            awayUntil: string | null;
        };
        Proofs: {
            imei: {
                /**
                 * @description Whether the number belongs to the model that the seller names.
                 * @enum {string}
                 */
                tac: "confirmed" | "other" | "unknown";
                /** @example Apple iPhone 7 */
                tacName: string | null;
                /**
                 * @description not_checked: this instance asks no blacklist. unknown: it did not answer.
                 * @enum {string}
                 */
                blacklist: "clean" | "listed" | "unknown" | "not_checked";
                /** Format: date-time */
                checkedAt: string;
            } | null;
            grading: {
                /** @enum {string} */
                grade: "A" | "B" | "C" | "D";
                reasons: string[];
                /** Format: date-time */
                gradedAt: string;
            } | null;
            checkup: {
                /** Format: date-time */
                madeAt: string;
                claimed: components["schemas"]["ClaimedPhone"];
                results: components["schemas"]["TestResult"][];
                /**
                 * @description By the browser that sent the results.
                 * @enum {string}
                 */
                system: "iOS" | "Android" | "other";
                /** @description False when the browser ran on another system than the model has. */
                isClaimedSystem: boolean | null;
                browser: string;
            } | null;
            possession: {
                /** Format: date-time */
                verifiedAt: string;
            } | null;
        };
        ClaimedPhone: {
            name: string | null;
            os: string | null;
            /** @description Inches. */
            displayIn: number | null;
            storageGb: number | null;
        };
        TestResult: {
            /** @enum {string} */
            test: "touch" | "multi_touch" | "pixels" | "speaker" | "microphone" | "camera_front" | "camera_back" | "vibration" | "motion" | "orientation" | "location" | "battery" | "screen" | "storage";
            /** @enum {string} */
            outcome: "passed" | "failed" | "skipped" | "not_possible";
            measured?: {
                cells?: number;
                ofCells?: number;
                points?: number;
                signalDb?: number;
                noiseDb?: number;
                brightness?: number;
                contrast?: number;
                degrees?: number;
                acceleration?: number;
                accuracyM?: number;
                chargePercent?: number;
                widthPx?: number;
                heightPx?: number;
                pixelRatio?: number;
                quotaGb?: number;
            };
        };
        EditedPhone: components["schemas"]["Phone"] & {
            /** @description Waits for a moderator; the phone stays as it is until then. */
            proposed: components["schemas"]["ProposedChange"] | null;
            /** @description For its seller, why photos wait although nothing else would; else empty. */
            notice: string;
        };
        ProposedChange: {
            brand: string;
            name: string;
            storageGb: number | null;
            /** @enum {string|null} */
            grade: "A" | "B" | "C" | "D" | null;
            img: string;
            photos: components["schemas"]["Photo"][];
        };
        PhoneForm: {
            brand: string;
            name: string;
            storageGb?: number | null;
            colour?: string | null;
            /** @enum {string|null} */
            grade?: "A" | "B" | "C" | "D" | null;
            used?: string | number;
            location?: string;
            description?: string;
            price: string | number;
            /** @description The one photo; not read where photos are sent. */
            img?: string;
            /** @description In their order; the first is the cover. */
            photos?: {
                url: string;
                /** @description Description; a proposal stands in where it is empty. */
                alt?: string;
            }[];
            originalPrice?: string | number;
            seller?: string;
            email?: string;
        };
        Vacation: {
            /**
             * Format: date-time
             * @description Null for who is here.
             */
            until: string | null;
        };
        NewVacation: {
            /** Format: date-time */
            until: string | null;
        };
        Renewal: {
            _id: string;
            name: string;
            slug: string;
            img: string;
            price: string;
            currency: string;
            /** @enum {string} */
            state: "draft" | "pending_review" | "changes_requested" | "rejected" | "live" | "paused" | "reserved" | "sold" | "expired" | "withdrawn" | "removed";
            /** Format: date-time */
            expiresAt: string;
            /** @description Why it cannot be renewed now, in words; null when it can, or was. */
            refusal: string | null;
            /** @description The link has done what it is for. */
            renewed: boolean;
        };
        Draft: {
            _id: string;
            version: number;
            /** @description What was typed so far, by field; nothing is checked before it is published. */
            values: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        NewDraft: {
            /** @description The version that this was typed over; 0 for a new draft. */
            version: number;
            /** @description What was typed so far, by field; nothing is checked before it is published. */
            values: {
                [key: string]: unknown;
            };
        };
        OpenListingReview: components["schemas"]["ListingReview"] & {
            phone: components["schemas"]["Phone"];
            /** @description To be compared side by side. */
            reuse: components["schemas"]["PhotoReuse"][];
        };
        PhotoReuse: {
            src: string;
            other: {
                /** @description Null when the picture is gone. */
                src: string | null;
                /** @description A listing that shows it. */
                phoneId: string | null;
                /** @description Null when the account is deleted. */
                seller: string | null;
                sellerId: string | null;
                /** Format: date-time */
                listedAt: string;
            };
            mirrored: boolean;
            /** @description 1 is the same. */
            likeness: number;
        };
        ListingReview: {
            _id: string;
            /** @enum {string} */
            kind: "listing" | "change";
            proposed: components["schemas"]["ProposedChange"] | null;
            /** @enum {string|null} */
            decision: "approved" | "changes_requested" | "refused" | null;
            reason: string;
            /** @description For its seller, why photos wait although nothing else would; else empty. */
            notice: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            decidedAt: string | null;
        };
        ReviewDecision: {
            /** @enum {string} */
            decision: "approved" | "changes_requested" | "refused";
            reason?: string;
        };
        OwnPhones: {
            items: components["schemas"]["OwnPhone"][];
            /** @description Phones that the filters leave. */
            total: number;
            /** @description From 1; the last one when less is there. */
            page: number;
            pageCount: number;
            /** @description Of the phones that the words leave, by state. */
            counts: {
                /** @enum {string} */
                state: "draft" | "pending_review" | "changes_requested" | "rejected" | "live" | "paused" | "reserved" | "sold" | "expired" | "withdrawn" | "removed";
                count: number;
            }[];
        };
        OwnPhone: components["schemas"]["Phone"] & {
            /** @description How many looked at its page: each viewer once a day, without robots. */
            views: number;
            favourites: number;
            /** @description Orders that were ever made for it. */
            bookings: number;
            /** Format: date-time */
            expiresAt: string;
            /** @description What can be done with it now. */
            acts: ("edit" | "pause" | "resume" | "renew" | "advertise" | "stop_advertising" | "withdraw")[];
            review: components["schemas"]["OwnPhoneReview"] | null;
            pausedByVacation: boolean;
        };
        OwnPhoneReview: {
            /** @enum {string} */
            kind: "listing" | "change";
            /**
             * @description Null while a moderator has still to look.
             * @enum {string|null}
             */
            decision: "changes_requested" | "refused" | null;
            reason: string;
        };
        BulkMoves: {
            results: {
                id: string;
                ok: boolean;
                /**
                 * @description Null when refused.
                 * @enum {string|null}
                 */
                state: "draft" | "pending_review" | "changes_requested" | "rejected" | "live" | "paused" | "reserved" | "sold" | "expired" | "withdrawn" | "removed" | null;
                error: string | null;
                message: string | null;
            }[];
        };
        BulkMove: {
            ids: string[];
            /** @enum {string} */
            move: "pause" | "resume" | "renew" | "withdraw" | "advertise" | "stop_advertising";
        };
        CheckedFile: {
            /** @description SHA-256 of the file; names it when it is imported. */
            file: string;
            good: number;
            known: number;
            refused: number;
            /** @description Headings that nobody knows here. */
            unread: string[];
            lines: components["schemas"]["CheckedLine"][];
        };
        CheckedLine: {
            /** @description Of the file, from 1, where the phone begins. */
            line: number;
            /** @description Brand and name as the line says them. */
            phone: string;
            price: string;
            /** @enum {string} */
            verdict: "good" | "known" | "refused";
            problems: {
                /**
                 * @description Null when it is the line itself.
                 * @enum {string|null}
                 */
                column: "id" | "brand" | "name" | "price" | "currency" | "original_price" | "storage_gb" | "colour" | "grade" | "used" | "location" | "description" | null;
                message: string;
            }[];
            /** @description Why a known one is not listed again. */
            why: string | null;
        };
        ImportedPhones: {
            added: {
                line: number;
                phoneId: string;
            }[];
            known: number;
            refused: {
                line: number;
                problems: {
                    /**
                     * @description Null when it is the line itself.
                     * @enum {string|null}
                     */
                    column: "id" | "brand" | "name" | "price" | "currency" | "original_price" | "storage_gb" | "colour" | "grade" | "used" | "location" | "description" | null;
                    message: string;
                }[];
            }[];
            /** @description Null when the file is done. */
            next: number | null;
        };
        SearchResult: {
            items: components["schemas"]["Phone"][];
            /** @description At most 10000. */
            total: number;
            /** @description False when there are more than total. */
            totalIsExact: boolean;
            facets: {
                brand: {
                    /** @description The address parameter's value. */
                    value: string;
                    /** @description The same in words for people. */
                    label: string;
                    /** @description Results with it, whatever else of its kind. */
                    count: number;
                }[];
                /** @description The most frequent ones; values are slugs. */
                model: {
                    /** @description The address parameter's value. */
                    value: string;
                    /** @description The same in words for people. */
                    label: string;
                    /** @description Results with it, whatever else of its kind. */
                    count: number;
                }[];
                /** @description In GB. */
                storage: {
                    /** @description The address parameter's value. */
                    value: string;
                    /** @description The same in words for people. */
                    label: string;
                    /** @description Results with it, whatever else of its kind. */
                    count: number;
                }[];
                grade: {
                    /** @description The address parameter's value. */
                    value: string;
                    /** @description The same in words for people. */
                    label: string;
                    /** @description Results with it, whatever else of its kind. */
                    count: number;
                }[];
                /** @description Colour families. */
                colour: {
                    /** @description The address parameter's value. */
                    value: string;
                    /** @description The same in words for people. */
                    label: string;
                    /** @description Results with it, whatever else of its kind. */
                    count: number;
                }[];
                /** @description Bands "min-max" in major units, both included. */
                price: {
                    /** @description The address parameter's value. */
                    value: string;
                    /** @description The same in words for people. */
                    label: string;
                    /** @description Results with it, whatever else of its kind. */
                    count: number;
                }[];
                /** @description At most so many months of use. */
                used: {
                    /** @description The address parameter's value. */
                    value: string;
                    /** @description The same in words for people. */
                    label: string;
                    /** @description Results with it, whatever else of its kind. */
                    count: number;
                }[];
                /** @description The seller's standing, at least. */
                standing: {
                    /** @description The address parameter's value. */
                    value: string;
                    /** @description The same in words for people. */
                    label: string;
                    /** @description Results with it, whatever else of its kind. */
                    count: number;
                }[];
                advertised: {
                    /** @description The address parameter's value. */
                    value: string;
                    /** @description The same in words for people. */
                    label: string;
                    /** @description Results with it, whatever else of its kind. */
                    count: number;
                }[];
                photo: {
                    /** @description The address parameter's value. */
                    value: string;
                    /** @description The same in words for people. */
                    label: string;
                    /** @description Results with it, whatever else of its kind. */
                    count: number;
                }[];
                /** @description Kilometres; only with near. */
                within?: {
                    /** @description The address parameter's value. */
                    value: string;
                    /** @description The same in words for people. */
                    label: string;
                    /** @description Results with it, whatever else of its kind. */
                    count: number;
                }[];
            };
            /** @description The words as typed, and as they were understood. */
            corrected: {
                from: string;
                to: string;
            } | null;
            /** @description Words that no model has; they were looked for in the listings themselves. */
            leftOver: string[];
            /** @description What would find something; only when nothing was found. */
            nearest: {
                /** @enum {string} */
                kind: "drop_word" | "price" | "storage" | "grade" | "within" | "filter";
                /** @description What is different, for people. */
                words: string;
                /** @description The address parameters that ask for it. */
                params: {
                    [key: string]: string | string[];
                };
                total: number;
            }[];
            /** @description Ask again with it for the next page. */
            cursor: string | null;
        };
        Suggestions: {
            models: {
                slug: string;
                name: string;
                brand: string;
                live: number;
            }[];
            brands: {
                id: string;
                brand: string;
                live: number;
            }[];
        };
        Place: {
            /**
             * @description The GeoNames id.
             * @example 2950159
             */
            id: number;
            /** @example Berlin */
            name: string;
            /**
             * @description With the country, and the region where two would read the same.
             * @example Berlin, Germany
             */
            label: string;
            /** @example DE */
            country: string;
            region: string;
            lat: number;
            lon: number;
        };
        FavouriteIds: {
            /** @description Newest first. */
            ids: string[];
        };
        Favourite: {
            id: string;
            favourite: boolean;
        };
        SavedSearches: {
            /** @description Newest first. */
            searches: components["schemas"]["SavedSearch"][];
            /** @description Whether alerts come by mail too. */
            mails: boolean;
        };
        SavedSearch: {
            _id: string;
            /** @example iPhone 13 Pro, grade A or B, up to $400 */
            name: string;
            /**
             * @description The address of its results, after the question mark.
             * @example model=iphone-13-pro&grade=A&grade=B&max=400
             */
            query: string;
            /** @description Alerts that were not looked at yet. */
            unread: number;
            /** Format: date-time */
            createdAt: string;
        };
        Alerts: {
            /** @description Newest first. */
            items: components["schemas"]["Alert"][];
            unread: number;
            /** @description Ask again with it for the next page. */
            cursor: string | null;
        };
        Alert: {
            _id: string;
            /** @enum {string} */
            kind: "match" | "near_miss" | "price_drop";
            /** @example one grade lower, $12 under your limit */
            reason: string;
            /** @description Null when it was deleted since, and for a favourite that became cheaper. */
            search: {
                _id: string;
                name: string;
            } | null;
            phone: components["schemas"]["Phone"];
            /** Format: date-time */
            at: string;
            isRead: boolean;
        };
        UnreadAlerts: {
            unread: number;
        };
        /** @description Whether alerts come by mail. */
        AlertMails: {
            on: boolean;
        };
        Uploaded: {
            /** @enum {boolean} */
            success: true;
            /** @enum {number} */
            status: 200;
            data: {
                id: string;
                /** @description Address of the picture, at most 1200 pixels wide. */
                url: string;
                display_url: string;
                thumb: {
                    url: string;
                };
                /** @description A blurred picture, to be shown until the real one is there. */
                placeholder: string;
                width: number;
                height: number;
                /** @description Bytes. */
                size: number;
                /** @description Seconds until it goes, if nothing claims it. */
                expiration: number;
            };
        };
        Turn: {
            /** @description Clockwise. */
            degrees: 90 | 180 | 270;
        };
        MessageNewsPage: {
            items: components["schemas"]["MessageNews"][];
            /** @description What came after is forgotten: load all anew. */
            reset: boolean;
            news: number;
            unread: number;
        };
        MessageNews: {
            /** @description One's own, without gaps. */
            number: number;
            /** @enum {string} */
            kind: "message" | "read" | "thread";
            thread: components["schemas"]["Thread"];
            message: components["schemas"]["Message"] | null;
            unread: number;
        };
        Thread: {
            _id: string;
            phone: {
                _id: string;
                name: string;
                img: string;
                slug: string;
                state: string;
            };
            /**
             * @description Which end one is.
             * @enum {string}
             */
            side: "buyer" | "seller";
            /** @description The other; null once the account is gone. */
            with: {
                name: string;
                image: string | null;
            } | null;
            last: {
                text: string;
                mine: boolean;
                isPhoto: boolean;
            };
            lastNumber: number;
            /** Format: date-time */
            lastAt: string;
            /** @description Messages that one has not read. */
            unread: number;
            /** @description Up to which the other has read. */
            seenNumber: number;
            /**
             * @description Why nothing can be written here; null when one can.
             * @enum {string|null}
             */
            closed: "closed" | "gone" | "blocked_by_you" | "blocked" | null;
            /** @description Contact details are shown from when the buyer has paid the phone. */
            contactsShown: boolean;
        };
        Message: {
            /** @description 1 is the first of its thread. */
            number: number;
            /** @description For one's own messages. */
            clientId: string | null;
            mine: boolean;
            /** @enum {string} */
            side: "buyer" | "seller";
            text: string;
            /** @description True when contact details in it are hidden until the phone is paid. */
            masked: boolean;
            photo: {
                url: string;
                width: number;
                height: number;
            } | null;
            /** Format: date-time */
            at: string;
        };
        Threads: {
            /** @description The last written first. */
            items: components["schemas"]["Thread"][];
            /** @description Threads with something unread. */
            unread: number;
            cursor: string | null;
            /** @description Ask the stream for what came after it. */
            news: number;
        };
        UnreadThreads: {
            unread: number;
            news: number;
        };
        /** @description One's own thread about a phone, if there is one. */
        OwnThread: {
            threadId: string | null;
        };
        Conversation: {
            thread: components["schemas"]["Thread"];
            /** @description Oldest first. */
            messages: components["schemas"]["Message"][];
            /** @description There are some before the first. */
            earlier: boolean;
        };
        Sent: {
            thread: components["schemas"]["Thread"];
            message: components["schemas"]["Message"];
        };
        Advert: components["schemas"]["Phone"] & {
            /** @description The listing that is advertised. */
            phoneId: string;
            /** @description True while a buyer holds the phone. */
            booked: boolean;
        };
        Advertised: {
            /** @enum {boolean} */
            acknowledged: true;
            advert: components["schemas"]["Advert"];
            order: components["schemas"]["Order"] | null;
        };
        Order: {
            _id: string;
            phoneId: string;
            name: string;
            img: string;
            price: string;
            priceMinor: number;
            currency: string;
            /**
             * @description How it is paid.
             * @enum {string}
             */
            payment: "meet_up" | "online";
            /** @enum {string} */
            state: "awaiting_payment" | "paid" | "shipped" | "delivered" | "disputed" | "completed" | "cancelled" | "expired" | "refunded";
            /**
             * Format: date-time
             * @description When the state ends by itself; the hold, while payment is awaited.
             */
            dueAt: string | null;
            buyer: string;
            seller: string;
            /** @description It is being paid: the buyer's bank has yet to confirm it. */
            confirming: boolean;
            /** @description For the buyer alone: give it to the seller with the money. */
            handOverCode: string | null;
            /**
             * @description How the phone gets to the buyer; null until chosen: pick-up then.
             * @enum {string|null}
             */
            delivery: "pick_up" | "shipping" | null;
            /** @description What this viewer may do. */
            moves: ("cancel" | "hand_over" | "ship" | "deliver" | "confirm" | "dispute" | "cancel_sale")[];
            /** Format: date-time */
            createdAt: string;
        };
        NewAdvert: {
            phoneId?: string;
            name?: string;
            img?: string;
            price?: string | number;
            originalPrice?: string | number;
            location?: string;
            used?: string;
            seller?: string;
            email?: string;
        };
        StoppedAdvertising: {
            /** @enum {boolean} */
            acknowledged: true;
            deletedCount: number;
        };
        OrderDetail: components["schemas"]["Order"] & {
            /**
             * @description What the viewer is to this order.
             * @enum {string}
             */
            you: "buyer" | "seller" | "admin";
            /** @description The marketplace's share; for the seller and admins. */
            fee: string | null;
            feeMinor: number | null;
            /** Format: date-time */
            stateSince: string;
            /** Format: date-time */
            endedAt: string | null;
            /** @description What this viewer may do beside the moves. */
            actions: ("pay" | "choose_delivery" | "propose_meet_up" | "accept_meet_up" | "correct_shipment")[];
            /** @description What happens next; null when it is over. */
            next: components["schemas"]["OrderNext"] | null;
            deadlines: components["schemas"]["OrderDeadline"][];
            /** @description Oldest first. */
            timeline: components["schemas"]["OrderTimelineEntry"][];
            /** @description Newest first. */
            meetUps: components["schemas"]["MeetUp"][];
            shipment: components["schemas"]["Shipment"] | null;
            /** @description For the buyer, and for the seller once a shipping order is paid. */
            address: components["schemas"]["Address"] | null;
            /** @description Carriers to pick from; any other may be typed. */
            carriers: string[];
            /**
             * @description For the seller of an order that was paid online: how far the money is. not_set_up: it is not known where it goes. waiting: a bank disputes the payment.
             * @enum {string|null}
             */
            payout: "not_set_up" | "waiting" | "on_its_way" | "sent" | null;
            /** @description For the buyer alone: the hand-over code as a QR code, SVG. */
            handOverQr: string | null;
        };
        OrderNext: {
            /** @enum {string} */
            who: "buyer" | "seller" | "admin";
            /**
             * @description The one thing to do now.
             * @enum {string}
             */
            what: "pay" | "meet" | "choose_delivery" | "accept_meet_up" | "ship" | "wait_for_parcel" | "find_parcel" | "inspect" | "answer_dispute" | "send_back" | "receive_return" | "decide" | "answer_bank" | "wait_for_bank";
            /**
             * Format: date-time
             * @description Until when; null when nothing presses.
             */
            by: string | null;
        };
        OrderDeadline: {
            /** Format: date-time */
            at: string;
            /**
             * @description Who is asked then, or what happens by itself.
             * @enum {string}
             */
            what: "ask_buyer" | "ask_seller" | "ask_admin" | "expire" | "cancel_sale" | "confirm" | "refund";
        };
        OrderTimelineEntry: {
            /**
             * @description What happened, in the past tense.
             * @example order_shipped
             */
            event: string;
            /** Format: date-time */
            at: string;
            /**
             * @description Who did it; the clock when time ran out, the provider for a bank.
             * @enum {string}
             */
            by: "buyer" | "seller" | "admin" | "carrier" | "clock" | "provider" | "system";
            /**
             * @description Who was reminded, for order_reminded.
             * @enum {string|null}
             */
            asked: "buyer" | "seller" | "admin" | null;
            reason: string | null;
        };
        MeetUp: {
            n: number;
            place: string;
            /** @description Contact details in the place are hidden until the phone is paid. */
            masked: boolean;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            by: "buyer" | "seller";
            /** Format: date-time */
            proposedAt: string;
            /** @enum {string} */
            state: "proposed" | "agreed" | "superseded";
        };
        Shipment: {
            carrier: string;
            tracking: string;
            trackingUrl: string | null;
            /** Format: date-time */
            shippedAt: string;
        };
        Address: {
            name: string;
            line1: string;
            line2: string;
            city: string;
            region: string;
            postalCode: string;
            /**
             * @description ISO 3166-1 alpha-2
             * @example NO
             */
            country: string;
            phone: string;
        };
        AsSold: {
            /**
             * Format: date-time
             * @description When it was booked.
             */
            at: string;
            /** @example Iphone */
            brand: string;
            /** @example iPhone 13 Pro */
            name: string;
            storageGb: number | null;
            colour: string | null;
            /** @enum {string|null} */
            grade: "A" | "B" | "C" | "D" | null;
            /** @example 2 years */
            used: string;
            location: string;
            description: string;
            model: string | null;
            /**
             * @description As it was listed for.
             * @example 450.00
             */
            price: string;
            /** @description Empty when it was not given. */
            originalPrice: string;
            currency: string;
            photos: components["schemas"]["Photo"][];
            /** @description What the seller answered about it; empty when nobody asked. */
            answers: {
                question: string;
                answer: string;
            }[];
            checkup: {
                /** Format: date-time */
                madeAt: string;
                results: components["schemas"]["TestResult"][];
            } | null;
            /** @description True when the listing says something else now; its price and photos aside. */
            isChanged: boolean;
        };
        CancelledSale: {
            reason: string;
        };
        NewShipment: {
            carrier: string;
            tracking: string;
        };
        HandOver: {
            code: string;
        };
        ChosenDelivery: {
            /** @enum {string} */
            method: "pick_up" | "shipping";
            address?: components["schemas"]["NewAddress"];
        };
        NewAddress: {
            name: string;
            line1: string;
            /** @default  */
            line2: string;
            city: string;
            /** @default  */
            region: string;
            /** @default  */
            postalCode: string;
            country: string;
            /** @default  */
            phone: string;
        };
        NewMeetUp: {
            place: string;
            /**
             * Format: date-time
             * @description In the future, at most 60 days ahead.
             */
            at: string;
        };
        Checkout: {
            orderId: string;
            phoneId: string;
            name: string;
            img: string;
            seller: string;
            price: string;
            priceMinor: number;
            currency: string;
            /** @enum {string} */
            state: "awaiting_payment" | "paid" | "shipped" | "delivered" | "disputed" | "completed" | "cancelled" | "expired" | "refunded";
            /**
             * @description The way that is chosen.
             * @enum {string}
             */
            way: "online" | "meet_up";
            /**
             * Format: date-time
             * @description Until when the phone is held.
             */
            dueAt: string | null;
            ways: {
                /** @enum {string} */
                way: "online" | "meet_up";
                /** @enum {string|null} */
                provider: "stripe" | "demo" | null;
                available: boolean;
                /** @description Why it is not available. */
                why: string | null;
            }[];
            /** @description The newest online payment. */
            payment: components["schemas"]["Payment"] | null;
        };
        Payment: {
            _id: string;
            /** @enum {string} */
            provider: "stripe" | "demo";
            /**
             * @description open: to be paid. closing, cancelled: no longer wanted. returned: it came too late and goes back in full.
             * @enum {string}
             */
            state: "open" | "closing" | "cancelled" | "paid" | "returned";
            /** @description Why the last attempt was declined, in words for the buyer. */
            failure: string | null;
            /** @description The buyer's bank has yet to confirm it; until then nothing can be done. */
            confirming: boolean;
            /** @description For Stripe's Payment Element; null unless the payment is open. */
            clientSecret: string | null;
            publishableKey: string | null;
            /** @description Of the demo provider: the cards that it jsonBody. No money moves. */
            cards: {
                number: string;
                says: string;
            }[];
        };
        ChooseWay: {
            /** @enum {string} */
            way: "online" | "meet_up";
        };
        Dispute: {
            _id: string;
            orderId: string;
            phoneId: string;
            name: string;
            img: string;
            buyer: string;
            seller: string;
            priceMinor: number;
            price: string;
            currency: string;
            /** @enum {string} */
            reason: "not_as_described" | "does_not_work" | "wrong_phone" | "not_arrived" | "locked_or_listed" | "other";
            /** @enum {string} */
            stage: "open" | "answered" | "returning" | "sent_back" | "stuck" | "closed";
            /** Format: date-time */
            openedAt: string;
            /**
             * Format: date-time
             * @description Until when the seller answers.
             */
            answerDueAt: string | null;
            /**
             * Format: date-time
             * @description When the buyer is refunded by itself.
             */
            endsAt: string | null;
            /** Format: date-time */
            returnDueAt: string | null;
            statements: {
                _id: string;
                /** @enum {string} */
                by: "buyer" | "seller" | "admin";
                text: string;
                /** Format: date-time */
                at: string;
                photos: {
                    _id: string;
                    width: number;
                    height: number;
                }[];
            }[];
            /** @description Newest first. */
            settlements: {
                n: number;
                /** @enum {string} */
                by: "buyer" | "seller";
                /** @enum {string} */
                kind: "release" | "part_refund" | "return" | "refund";
                refundMinor: number | null;
                /** @enum {string} */
                state: "proposed" | "accepted" | "declined" | "superseded";
                /** Format: date-time */
                at: string;
            }[];
            return: {
                carrier: string;
                tracking: string;
                /** Format: date-time */
                sentAt: string;
                /** @enum {string|null} */
                imei: "same" | "other" | "unknown" | "no_phone" | null;
                /** Format: date-time */
                receivedAt: string | null;
            } | null;
            /** @description The phone that comes back is known by IMEI. */
            asksImei: boolean;
            /** @enum {string|null} */
            outcome: "release" | "part_refund" | "refund" | null;
            refundMinor: number | null;
            /** @enum {string|null} */
            decidedBy: "buyer" | "seller" | "both" | "admin" | "clock" | "bank" | null;
            decision: string | null;
            /** Format: date-time */
            closedAt: string | null;
            /** @description How the viewer may propose that it ends, or an admin decide. */
            solutions: ("release" | "part_refund" | "return" | "refund")[];
            /** @description What the viewer may do. */
            actions: ("add_statement" | "propose_settlement" | "answer_settlement" | "send_back" | "receive_return" | "decide")[];
        };
        NewDispute: {
            /** @enum {string} */
            reason: "not_as_described" | "does_not_work" | "wrong_phone" | "not_arrived" | "locked_or_listed" | "other";
            text: string;
            /**
             * @description Addresses of own uploads; they are seen by the two and admins alone.
             * @default []
             */
            photos: string[];
        };
        NewDisputeStatement: {
            text: string;
            /**
             * @description Addresses of own uploads; they are seen by the two and admins alone.
             * @default []
             */
            photos: string[];
        };
        NewSettlement: {
            /** @enum {string} */
            kind: "release" | "part_refund" | "return" | "refund";
            /** @description What the buyer gets back, in minor units; for part_refund alone. */
            refundMinor?: number;
        };
        ReturnSent: {
            carrier: string;
            tracking: string;
        };
        ReturnReceived: {
            /**
             * @description A phone, one that is not yours, or none: an empty parcel, or no parcel at all.
             * @enum {string}
             */
            arrived: "phone" | "other_phone" | "nothing";
            /** @description Of the phone that came back; asked for when the listing had one. */
            imei?: string;
        };
        DisputeDecision: {
            /** @enum {string} */
            kind: "release" | "part_refund" | "return" | "refund";
            /** @description What the buyer gets back, in minor units; for part_refund alone. */
            refundMinor?: number;
            reason: string;
        };
        ArrivalGrading: {
            /** @enum {string} */
            grade: "A" | "B" | "C" | "D";
            /** @enum {string|null} */
            toldGrade: "A" | "B" | "C" | "D" | null;
            differences: {
                question: string;
                told: string;
                found: string;
                isWorse: boolean;
            }[];
            /** @description True when the phone is worse than was told. */
            isWorse: boolean;
            /** @description The differences in words: what a dispute about them can begin with. */
            words: string;
            /** Format: date-time */
            at: string;
        };
        Rubric: {
            version: number;
            questions: {
                id: string;
                ask: string;
                hint: string;
                /**
                 * @description One option, any of them, or a number from 1 to 100 (null: not shown).
                 * @enum {string}
                 */
                answer: "one" | "some" | "percent";
                options: {
                    id: string;
                    label: string;
                    /** @enum {string} */
                    most: "A" | "B" | "C" | "D";
                }[];
            }[];
        };
        NewArrivalGrading: {
            answers: components["schemas"]["Answers"];
        };
        /**
         * @example {
         *       "screen": "faint",
         *       "functions": [
         *         "camera"
         *       ],
         *       "battery_health": 87
         *     }
         */
        Answers: {
            [key: string]: string | string[] | number | null;
        };
        ReportedThread: {
            threadId: string;
            buyer: string;
            seller: string;
            closed: boolean;
            messages: {
                number: number;
                /** @enum {string} */
                side: "buyer" | "seller";
                text: string;
                photo: string | null;
                /** Format: date-time */
                at: string;
                reported: boolean;
            }[];
        };
        Offers: {
            /** @description Newest first. */
            items: components["schemas"]["Offer"][];
            /** @description Offers that a buyer may still make for the phone that was named. */
            left: number | null;
        };
        Offer: {
            _id: string;
            phoneId: string;
            name: string;
            img: string;
            slug: string;
            price: string;
            priceMinor: number;
            /** @description What the phone was listed for then. */
            askingPrice: string;
            askingMinor: number;
            currency: string;
            /** @enum {string} */
            by: "buyer" | "seller";
            /** @enum {string} */
            you: "buyer" | "seller";
            /** @description The name of the other side. */
            with: string;
            /** @enum {string} */
            state: "open" | "countered" | "accepted" | "declined" | "withdrawn" | "expired" | "superseded";
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            createdAt: string;
            /** @description The booking that came of it. */
            orderId: string | null;
            /** @description What the viewer may do. */
            actions: ("accept" | "decline" | "counter" | "withdraw")[];
        };
        NewOffer: {
            phoneId: string;
            /**
             * @description As people type it, in the currency of the phone.
             * @example 420
             */
            price: string | number;
        };
        CounterOffer: {
            /**
             * @description As people type it, in the currency of the phone.
             * @example 420
             */
            price: string | number;
        };
        RatingsOfPerson: {
            /** @description To one digit; null without ratings. */
            average: number | null;
            count: number;
            items: {
                stars: number;
                words: string;
                /** @description First name and initial. */
                by: string;
                /** @enum {string} */
                side: "buyer" | "seller";
                /** Format: date-time */
                writtenAt: string;
                /** Format: date-time */
                publishedAt: string | null;
                /** @description By which admins hide it; null for everybody else. */
                orderId: string | null;
            }[];
            /** @description For `before`, to read on. */
            next: string | null;
        };
        SaleRatings: {
            own: {
                stars: number;
                words: string;
                /** @description First name and initial. */
                by: string;
                /** @enum {string} */
                side: "buyer" | "seller";
                /** Format: date-time */
                writtenAt: string;
                /** Format: date-time */
                publishedAt: string | null;
                /** @description When a moderator took it down, and why; null while it is shown. */
                hidden: {
                    /** Format: date-time */
                    at: string;
                    reason: string | null;
                } | null;
            } | null;
            /** @description Null while it is sealed. */
            other: {
                stars: number;
                words: string;
                /** @description First name and initial. */
                by: string;
                /** @enum {string} */
                side: "buyer" | "seller";
                /** Format: date-time */
                writtenAt: string;
                /** Format: date-time */
                publishedAt: string | null;
            } | null;
            otherWrote: boolean;
            /** @description A moderator took the other side’s down. */
            otherHidden: boolean;
            /**
             * Format: date-time
             * @description At the latest.
             */
            shownFrom: string | null;
            canRate: boolean;
        };
        NewRating: {
            stars: number;
            /** @default  */
            words: string;
        };
        ShownRatings: {
            items: {
                stars: number;
                words: string;
                /** @description First name and initial. */
                by: string;
                /** @enum {string} */
                side: "buyer" | "seller";
                /** Format: date-time */
                writtenAt: string;
                /** Format: date-time */
                publishedAt: string | null;
                /** @description When a moderator took it down, and why; null while it is shown. */
                hidden: {
                    /** Format: date-time */
                    at: string;
                    reason: string | null;
                } | null;
            }[];
        };
        HiddenRating: {
            /** @enum {string} */
            side: "buyer" | "seller";
            reason: string;
        };
        Notifications: {
            items: {
                _id: string;
                /** @enum {string} */
                kind: "orders" | "payments" | "disputes" | "offers" | "ratings";
                title: string;
                words: string;
                /** @description Path of the page where the reader can act. */
                path: string;
                /** Format: date-time */
                createdAt: string;
                isRead: boolean;
            }[];
            /** @description Unread notifications; counting stops at 100. */
            unread: number;
            /** @description Pass as `before` to get the next page; null on the last page. */
            next: string | null;
        };
        ReadNotifications: {
            upTo: string;
        };
        NotificationSettings: {
            kinds: {
                /** @enum {string} */
                kind: "orders" | "payments" | "disputes" | "offers" | "ratings";
                label: string;
                shown: boolean;
                mailed: boolean;
            }[];
            /** @description Whether to email about messages that stay unread. */
            messageMails: boolean;
            locale: string | null;
            timeZone: string | null;
        };
        NewNotificationSettings: {
            notShown?: ("orders" | "payments" | "disputes" | "offers" | "ratings")[];
            notMailed?: ("orders" | "payments" | "disputes" | "offers" | "ratings")[];
            messageMails?: boolean;
            locale?: string;
            timeZone?: string;
        };
        DeadMail: {
            _id: string;
            to: string;
            subject: string;
            attempts: number;
            /** Format: date-time */
            createdAt: string;
        };
        DemoPaymentOutcome: {
            /** @enum {string} */
            state: "paid" | "declined" | "needs_confirmation" | "cancelled" | "returned";
            /** @description What happened, in words for the buyer. */
            message: string;
        };
        DemoCardPayment: {
            card: string;
            /** @description The buyer's answer to the bank, when it asked. */
            approved?: boolean;
        };
        EventReceived: {
            /** @enum {boolean} */
            received: true;
        };
        PayoutAccount: {
            /** @enum {string|null} */
            provider: "stripe" | "demo" | null;
            /**
             * @description unavailable: buyers pay at the meet-up only. incomplete: something is missing.
             * @enum {string}
             */
            state: "unavailable" | "none" | "incomplete" | "ready";
            /** @description What the provider still asks for, in words for the seller. */
            missing: string[];
            /** @description Due now; negative when it is owed. */
            due: components["schemas"]["Money"][];
            paidOut: components["schemas"]["Money"][];
            waiting: {
                orderId: string;
                amount: components["schemas"]["Money"];
                /** Format: date-time */
                since: string;
                /** @description What it waits for; null: on its way. */
                why: string | null;
            }[];
        };
        Money: {
            /**
             * @description In major units.
             * @example 450.00
             */
            amount: string;
            amountMinor: number;
            currency: string;
        };
        PayoutSetUp: {
            /** @description Where the seller goes on. */
            url: string;
        };
        Statement: {
            lines: {
                _id: string;
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                kind: "sale" | "part_refund" | "payout" | "payout_outside" | "chargeback";
                orderId: string | null;
                name: string | null;
                /** @description What the buyer had paid. */
                price: components["schemas"]["Money"] | null;
                refunded: components["schemas"]["Money"] | null;
                fee: components["schemas"]["Money"] | null;
                amount: components["schemas"]["Money"] & unknown;
                balance: components["schemas"]["Money"] & unknown;
            }[];
            /** @description Older lines are left out. */
            more: boolean;
        };
        MoneyReport: {
            /** @enum {string|null} */
            provider: "stripe" | "demo" | null;
            /** @description The provider did not say what it holds. */
            away: boolean;
            currencies: {
                currency: string;
                held: components["schemas"]["Money"] & unknown;
                dueToSellers: components["schemas"]["Money"];
                refundsOwed: components["schemas"]["Money"] & unknown;
                fees: components["schemas"]["Money"] & unknown;
                providerFees: components["schemas"]["Money"] & unknown;
                withdrawn: components["schemas"]["Money"] & unknown;
                paidOut: components["schemas"]["Money"];
                atProvider: components["schemas"]["Money"] & unknown;
                providerSays: components["schemas"]["Money"] | null;
                /** @description By the provider less by the ledger: 0 unless money was moved by hand. Null while its statement is not read to the end. */
                difference: components["schemas"]["Money"] | null;
            }[];
            disputes: {
                paymentId: string;
                orderId: string;
                /** @enum {string} */
                state: "open" | "won" | "lost";
                amount: components["schemas"]["Money"];
                /** Format: date-time */
                paidAt: string;
            }[];
        };
        MoneyTask: {
            _id: string;
            /** @enum {string} */
            kind: "refund" | "payout" | "cancel";
            orderId: string;
            /**
             * @description waiting: for the seller or a bank. failed: given up until it is tried again.
             * @enum {string}
             */
            state: "due" | "waiting" | "sent" | "done" | "failed";
            amount: components["schemas"]["Money"];
            attempts: number;
            problem: string | null;
            /** @description Somebody should look. */
            stuck: boolean;
            /** @description What an admin can do. settle: pay it outside the provider, and say so; it is refused while a try may be under way. */
            actions: ("retry" | "settle")[];
            /** Format: date-time */
            dueAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        SettleMoneyTask: {
            /** @description What was paid: refused when it is not what is to be paid now. */
            amountMinor: number;
            /** @description How it was paid, for whoever gets the money, and for the log. */
            reason: string;
        };
        Report: {
            _id: string;
            phoneId: string;
            /** @description Of a report about a message. */
            threadId: string | null;
            name: string;
            img: string;
            seller: string;
            listingState: string;
            /** @enum {string} */
            reason: "stolen" | "counterfeit" | "misleading" | "offensive" | "other";
            note: string;
            reporter: string;
            /** @enum {string|null} */
            decision: "dismissed" | "removed" | "closed" | null;
            /** Format: date-time */
            createdAt: string;
        };
        NewReport: {
            phoneId: string;
            /** @enum {string} */
            reason: "stolen" | "counterfeit" | "misleading" | "offensive" | "other";
            note?: string;
            /** @description A message about this phone, from the other of one's own thread. */
            message?: {
                threadId: string;
                number: number;
            };
        };
        Decision: {
            /**
             * @description `removed`: the phone. `closed`: the thread of a reported message.
             * @enum {string}
             */
            decision: "dismissed" | "removed" | "closed";
            reason?: string;
        };
        Grading: {
            /** @enum {string} */
            grade: "A" | "B" | "C" | "D";
            /** @description What holds the grade down, worst first. */
            reasons: string[];
            /** @description What must be mended before it is listed. */
            stops: string[];
        };
        NewGrading: {
            /** @description iOS, Android, feature, … */
            os?: string;
            announced?: string;
            answers: components["schemas"]["Answers"];
            /**
             * Format: uuid
             * @description The draft that the grade is for; without it nothing is kept.
             */
            draftId?: string;
        };
        GradingOfPhone: {
            phoneId: string;
            /** @enum {string} */
            grade: "A" | "B" | "C" | "D";
            reasons: string[];
            answers: components["schemas"]["Answers"];
            rubric: number;
            /** Format: date-time */
            gradedAt: string;
        };
        ImeiCheck: {
            _id: string;
            last4: string;
            /**
             * @description Whether the number belongs to the model that the seller names.
             * @enum {string}
             */
            tac: "confirmed" | "other" | "unknown";
            /** @example Apple iPhone 7 */
            tacName: string | null;
            /**
             * @description not_checked: this instance asks no blacklist. unknown: it did not answer.
             * @enum {string}
             */
            blacklist: "clean" | "listed" | "unknown" | "not_checked";
            /** Format: date-time */
            checkedAt: string;
        };
        NewImeiCheck: {
            /** @example 35-332210-123456-8 */
            imei: string;
            brand?: string;
            /** @description Left out while nobody has named the phone: the answer may name it then. */
            name?: string;
            /**
             * Format: uuid
             * @description A draft of the form, by the id that the form gave it.
             */
            draftId?: string;
            /** @description One's own listing, instead of a draft. */
            phoneId?: string;
        };
        ImeiCheckOfPhone: {
            phoneId: string;
            /**
             * @description Whether the number belongs to the model that the seller names.
             * @enum {string}
             */
            tac: "confirmed" | "other" | "unknown";
            /** @example Apple iPhone 7 */
            tacName: string | null;
            /**
             * @description not_checked: this instance asks no blacklist. unknown: it did not answer.
             * @enum {string}
             */
            blacklist: "clean" | "listed" | "unknown" | "not_checked";
            /** Format: date-time */
            checkedAt: string;
        };
        ImeiAlarm: {
            _id: string;
            /** @enum {string} */
            kind: "listed_twice" | "blacklisted";
            last4: string;
            /** @description Name of who offered it. */
            seller: string;
            sellerEmail: string;
            /** @description The listing that has the phone already. */
            phone: {
                _id: string;
                name: string;
                seller: string;
                state: string;
            } | null;
            /** Format: date-time */
            raisedAt: string;
            /**
             * Format: date-time
             * @description Null while no moderator has looked at it.
             */
            settledAt: string | null;
            /** @description What came of it, in their words. */
            note: string | null;
        };
        SettleAlarm: {
            note?: string;
        };
        Pricing: {
            model: {
                slug: string;
                name: string;
            };
            storageGb: number | null;
            /** @enum {string|null} */
            grade: "A" | "B" | "C" | "D" | null;
            currency: string;
            band: components["schemas"]["PriceBand"] | null;
            /** @enum {string|null} */
            verdict: "great" | "fair" | "high" | null;
            months: {
                /** @example 2026-05 */
                month: string;
                n: number;
                /** @description Minor units. */
                medianMinor: number;
            }[];
            curve: {
                /** @example 2026-05 */
                month: string;
                /** @description Minor units. */
                priceMinor: number;
            }[];
        };
        PriceBand: {
            /** @description Below it a price is great. */
            lowMinor: number;
            /** @description Minor units. */
            medianMinor: number;
            /** @description Above it a price is high. */
            highMinor: number;
            /** @description Minor units. */
            q1Minor: number;
            /** @description Minor units. */
            q3Minor: number;
            /** @description Sales that were counted. */
            n: number;
            /** @description Sales left out, as too far from the others. */
            outliers: number;
            /** @example 2026-05 */
            from: string | null;
            /** @example 2026-05 */
            to: string | null;
            /** @description In what the sales differ from what was asked for, in words. */
            widened: string | null;
            /** @description Too few sales: by the depreciation curve. */
            estimate: boolean;
            /** @description The newest twenty: the price, and what it was counted as. */
            sales: {
                /** @example 2026-05 */
                month: string;
                storageGb: number | null;
                /** @enum {string|null} */
                grade: "A" | "B" | "C" | "D" | null;
                /** @description Minor units. */
                priceMinor: number;
                /** @description Minor units. */
                countedMinor: number;
            }[];
        };
        CheckupLink: {
            _id: string;
            /** @description To be opened on the phone that is sold; works once. */
            url: string;
            /** @description The same as a QR code: an SVG picture. */
            qr: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description Until then, whatever clock the reader has. */
            secondsLeft: number;
        };
        NewCheckup: {
            /** @description Slug of the model: what the phone finds is held against its facts. */
            model?: string;
            storageGb?: number;
            /**
             * Format: uuid
             * @description A draft of the form, by the id that the form gave it.
             */
            draftId?: string;
            /** @description One's own listing, instead of a draft. */
            phoneId?: string;
        };
        OpenCheckup: {
            claimed: components["schemas"]["ClaimedPhone"];
            tests: ("touch" | "multi_touch" | "pixels" | "speaker" | "microphone" | "camera_front" | "camera_back" | "vibration" | "motion" | "orientation" | "location" | "battery" | "screen" | "storage")[];
            /** Format: date-time */
            expiresAt: string;
        };
        CheckupResults: {
            results: components["schemas"]["TestResult"][];
        };
        Checkup: {
            _id: string;
            /** Format: date-time */
            madeAt: string;
            claimed: components["schemas"]["ClaimedPhone"];
            results: components["schemas"]["TestResult"][];
            /**
             * @description By the browser that sent the results.
             * @enum {string}
             */
            system: "iOS" | "Android" | "other";
            /** @description False when the browser ran on another system than the model has. */
            isClaimedSystem: boolean | null;
            browser: string;
            /** @description What the server signed, as JSON text. */
            statement: string;
            /** @description Ed25519 of the statement in UTF-8, base64. */
            signature: string;
            /** @description PEM. */
            publicKey: string;
        };
        MyCheckup: {
            checkup: components["schemas"]["Checkup"] | null;
        };
        PossessionCode: {
            _id: string;
            /** @example amber otter willow */
            words: string;
            /** @description What the QR code says. */
            payload: string;
            /** @description An SVG picture, to show on another screen or print. */
            qr: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description Until then, whatever clock the reader has. */
            secondsLeft: number;
        };
        NewPossessionCode: {
            /**
             * Format: uuid
             * @description A draft of the form, by the id that the form gave it.
             */
            draftId?: string;
            /** @description One's own listing, instead of a draft. */
            phoneId?: string;
        };
        PossessionProven: {
            /** Format: date-time */
            verifiedAt: string;
            words: string;
        };
        MyPossession: {
            proven: components["schemas"]["PossessionProven"] | null;
        };
        Possession: {
            phoneId: string;
            /** Format: date-time */
            verifiedAt: string;
        };
        ProvenPhone: {
            phoneId: string;
            name: string;
            seller: string;
            state: string;
            /** Format: date-time */
            verifiedAt: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Config"];
                };
            };
        };
    };
    getTime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Time"];
                };
            };
        };
    };
    listOutbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mail"][];
                };
            };
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description Signed in; the session is in a cookie */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string | null;
                        user: components["schemas"]["AuthUser"];
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                    rememberMe?: boolean;
                    callbackURL?: string;
                };
            };
        };
        responses: {
            /** @description Signed in; the session is in a cookie */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string | null;
                        user: components["schemas"]["AuthUser"];
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    signInWithGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    provider: "google";
                    callbackURL?: string;
                    errorCallbackURL?: string;
                    newUserCallbackURL?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                        redirect: boolean;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    googleCallback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: never;
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        user: components["schemas"]["AuthUser"];
                    } & {
                        [key: string]: unknown;
                    }) | null;
                };
            };
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    image?: string | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: boolean;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    askForReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    redirectTo?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: boolean;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: boolean;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    listUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
        };
    };
    completeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Profile"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    listBuyers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
        };
    };
    listSellers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
        };
    };
    isAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IsAdmin"];
                };
            };
        };
    };
    makeAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the account. */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        acknowledged: true;
                        modifiedCount: number;
                    };
                };
            };
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the account. */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        acknowledged: true;
                        deletedCount: number;
                    };
                };
            };
        };
    };
    banUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the account. */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    unbanUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the account. */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    isBuyer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IsBuyer"];
                };
            };
        };
    };
    isSeller: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IsSeller"];
                };
            };
        };
    };
    listCategories: {
        parameters: {
            query?: {
                all?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
        };
    };
    getCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
        };
    };
    listModels: {
        parameters: {
            query?: {
                brand?: string | string[];
                q?: string | string[];
                cursor?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Models"];
                };
            };
        };
    };
    addModel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewModel"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Model"];
                };
            };
        };
    };
    getModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                model: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelPage"];
                };
            };
        };
    };
    correctModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                model: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelChange"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Model"];
                };
            };
        };
    };
    mergeModels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                model: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelMerge"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Model"];
                };
            };
        };
    };
    importModels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description OK */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelImport"];
                };
            };
        };
    };
    getModelImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelImport"];
                };
            };
        };
    };
    listPhones: {
        parameters: {
            query?: {
                /** @description 1 to 100 */
                limit?: string;
                /** @description From the Link header. */
                cursor?: string;
                /** @description Only this brand, by name or slug. */
                brand?: string;
                /** @description These phones, in their order, whatever their state; 20 at most. */
                id?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Phone"][];
                };
            };
        };
    };
    addPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPhone"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedPhone"];
                };
            };
        };
    };
    getPhone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneDetail"];
                };
            };
        };
    };
    editPhone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneForm"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditedPhone"];
                };
            };
        };
    };
    withdrawPhone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Phone"];
                };
            };
        };
    };
    listMyPhones: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Phone"][];
                };
            };
        };
    };
    pausePhone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Phone"];
                };
            };
        };
    };
    resumePhone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Phone"];
                };
            };
        };
    };
    renewPhone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Phone"];
                };
            };
        };
    };
    getVacation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vacation"];
                };
            };
        };
    };
    setVacation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewVacation"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vacation"];
                };
            };
        };
    };
    getRenewal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Renewal"];
                };
            };
        };
    };
    renewByLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Renewal"];
                };
            };
        };
    };
    listDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"][];
                };
            };
        };
    };
    saveDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDraft"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
        };
    };
    deleteDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: number;
                    };
                };
            };
        };
    };
    listReviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenListingReview"][];
                };
            };
        };
    };
    decideReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewDecision"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenListingReview"];
                };
            };
        };
    };
    getReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        review: components["schemas"]["ListingReview"] | null;
                    };
                };
            };
        };
    };
    countView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Heard. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listOwnPhones: {
        parameters: {
            query?: {
                state?: "draft" | "pending_review" | "changes_requested" | "rejected" | "live" | "paused" | "reserved" | "sold" | "expired" | "withdrawn" | "removed";
                q?: string;
                sort?: "newest" | "ending" | "views" | "price_up" | "price_down" | "name";
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPhones"];
                };
            };
        };
    };
    movePhones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkMove"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkMoves"];
                };
            };
        };
    };
    checkPhoneFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedFile"];
                };
            };
        };
    };
    importPhones: {
        parameters: {
            query: {
                file: string;
                /** @description The line to go on with, as the call before said. */
                from?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedPhones"];
                };
            };
        };
    };
    exportPhones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    getExamplePhoneFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    searchPhones: {
        parameters: {
            query?: {
                /** @description Words: brand and model in any order and spelling, storage, colour, and what titles say. */
                q?: string;
                /** @description Only these brands, by name or slug. */
                brand?: string[];
                /** @description Only these models, by slug. */
                model?: string[];
                /** @description Only these sizes, in GB. */
                storage?: string[];
                /** @description Only these grades. */
                grade?: ("A" | "B" | "C" | "D")[];
                /** @description Only these colour families. */
                colour?: string[];
                /** @description Least price, as people type it. */
                min?: string;
                /** @description Highest price, as people type it. */
                max?: string;
                /** @description At most so many months of use. */
                used?: string;
                /** @description The id of a place, or "lat,lon". */
                near?: string;
                /** @description Kilometres around it; 50 when left out. */
                within?: string;
                /** @description The seller's standing, at least. */
                standing?: "proven" | "trusted";
                /** @description 1: only advertised ones. */
                advertised?: string;
                /** @description 1: only with a photo. */
                photo?: string;
                /** @description Order of the results; best when there are words, else newest. */
                sort?: "best" | "newest" | "price_up" | "price_down" | "saving" | "support";
                /** @description From the answer before, for the next page. */
                cursor?: string;
                /** @description 1 to 48; 24 when left out. */
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"];
                };
            };
        };
    };
    suggestModels: {
        parameters: {
            query?: {
                /** @description What was typed so far. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suggestions"];
                };
            };
        };
    };
    findPlaces: {
        parameters: {
            query?: {
                /** @description How the name begins; accents do not matter. */
                q?: string;
                /** @description Or the one place with this id. */
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"][];
                };
            };
        };
    };
    listFavourites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Phone"][];
                };
            };
        };
    };
    takeOverFavourites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the browser kept, newest first. */
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouriteIds"];
                };
            };
        };
    };
    listFavouriteIds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouriteIds"];
                };
            };
        };
    };
    keepFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Favourite"];
                };
            };
        };
    };
    dropFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Favourite"];
                };
            };
        };
    };
    listSavedSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearches"];
                };
            };
        };
    };
    saveSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The address of the results, after the question mark. */
                    query: string;
                    name?: string;
                };
            };
        };
        responses: {
            /** @description It was saved before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearch"];
                };
            };
            /** @description Saved */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearch"];
                };
            };
        };
    };
    deleteSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _id: string;
                    };
                };
            };
        };
    };
    listAlerts: {
        parameters: {
            query?: {
                /** @description From the answer before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alerts"];
                };
            };
        };
    };
    countUnreadAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadAlerts"];
                };
            };
        };
    };
    markAlertsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Only these; all when left out. */
                    ids?: string[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadAlerts"];
                };
            };
        };
    };
    setAlertMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    on: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertMails"];
                };
            };
        };
    };
    getUnsubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertMails"];
                };
            };
        };
    };
    setUnsubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    on: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertMails"];
                };
            };
        };
    };
    uploadPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description JPEG, PNG, WebP, AVIF or GIF.
                     */
                    image: string;
                    /** @description Taken and not used: it is always 600 seconds. */
                    expiration?: string;
                    /** @description Taken and not used: the session says who uploads. */
                    key?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Uploaded"];
                };
            };
        };
    };
    turnPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Turn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Uploaded"];
                };
            };
        };
    };
    streamMessageNews: {
        parameters: {
            query?: {
                /** @description The number of the last news that was seen. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `hello` at first, `news` with MessageNews each, `reset` when all is to be loaded anew. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    listMessageNews: {
        parameters: {
            query?: {
                /** @description The number of the last news that was seen. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageNewsPage"];
                };
            };
        };
    };
    getMessagePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description The part of the photo that was asked for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
        };
    };
    listThreads: {
        parameters: {
            query?: {
                /** @description From the answer before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Threads"];
                };
            };
        };
    };
    writeToSeller: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phoneId: string;
                    /**
                     * Format: uuid
                     * @description Chosen by the client: the same message sent again is one message.
                     */
                    clientId: string;
                    text: string;
                    /** @description The address of one's own upload; it leaves there for the thread. */
                    photo?: string;
                };
            };
        };
        responses: {
            /** @description This message was sent before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sent"];
                };
            };
            /** @description Sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sent"];
                };
            };
        };
    };
    countUnreadThreads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadThreads"];
                };
            };
        };
    };
    getOwnThread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                phoneId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnThread"];
                };
            };
        };
    };
    getThreadOfOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnThread"];
                };
            };
        };
    };
    writeAboutOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Chosen by the client: the same message sent again is one message.
                     */
                    clientId: string;
                    text: string;
                    /** @description The address of one's own upload; it leaves there for the thread. */
                    photo?: string;
                };
            };
        };
        responses: {
            /** @description This message was sent before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sent"];
                };
            };
            /** @description Sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sent"];
                };
            };
        };
    };
    getConversation: {
        parameters: {
            query?: {
                /** @description Only messages with smaller numbers. */
                before?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Chosen by the client: the same message sent again is one message.
                     */
                    clientId: string;
                    text: string;
                    /** @description The address of one's own upload; it leaves there for the thread. */
                    photo?: string;
                };
            };
        };
        responses: {
            /** @description This message was sent before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sent"];
                };
            };
            /** @description Sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sent"];
                };
            };
        };
    };
    markMessagesRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    number: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadThreads"];
                };
            };
        };
    };
    blockPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Thread"];
                };
            };
        };
    };
    unblockPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Thread"];
                };
            };
        };
    };
    listAdverts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advert"][];
                };
            };
        };
    };
    advertise: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAdvert"];
            };
        };
        responses: {
            /** @description It was so already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advertised"];
                };
            };
            /** @description Booked, or advertised. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advertised"];
                };
            };
        };
    };
    stopAdvertising: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the phone. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoppedAdvertising"];
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description From the Link header. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"][];
                };
            };
        };
    };
    listSales: {
        parameters: {
            query?: {
                /** @description From the Link header. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"][];
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
        };
    };
    getAsSold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        asSold: components["schemas"]["AsSold"] | null;
                    };
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    cancelSale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelledSale"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    shipOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewShipment"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    deliverOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    confirmOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    handOver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandOver"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    chooseDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChosenDelivery"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
        };
    };
    proposeMeetUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMeetUp"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
        };
    };
    acceptMeetUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                n: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
        };
    };
    getCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
        };
    };
    choosePayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChooseWay"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
        };
    };
    getDispute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"];
                };
            };
        };
    };
    openDispute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDispute"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"];
                };
            };
        };
    };
    addDisputeStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDisputeStatement"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"];
                };
            };
        };
    };
    proposeSettlement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSettlement"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"];
                };
            };
        };
    };
    answerSettlement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                n: number;
                answer: "accept" | "decline";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"];
                };
            };
        };
    };
    sendBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnSent"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"];
                };
            };
        };
    };
    receiveReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnReceived"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"];
                };
            };
        };
    };
    decideDispute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeDecision"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"];
                };
            };
        };
    };
    listDisputes: {
        parameters: {
            query?: {
                /** @description From the Link header. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dispute"][];
                };
            };
        };
    };
    getArrival: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        arrival: components["schemas"]["ArrivalGrading"] | null;
                    };
                };
            };
        };
    };
    noteArrival: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewArrivalGrading"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArrivalGrading"];
                };
            };
        };
    };
    getArrivalQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rubric"];
                };
            };
        };
    };
    getDisputePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description The part of the photo that was asked for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
        };
    };
    readDisputedConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        thread: components["schemas"]["ReportedThread"] | null;
                    };
                };
            };
        };
    };
    listOffers: {
        parameters: {
            query?: {
                phoneId?: string;
                /** @description From the Link header. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offers"];
                };
            };
        };
    };
    makeOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOffer"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
        };
    };
    counterOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CounterOffer"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
        };
    };
    acceptOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
        };
    };
    declineOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
        };
    };
    withdrawOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
        };
    };
    listRatings: {
        parameters: {
            query?: {
                before?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingsOfPerson"];
                };
            };
        };
    };
    getSaleRatings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaleRatings"];
                };
            };
        };
    };
    rateSale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRating"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaleRatings"];
                };
            };
        };
    };
    listShownRatings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownRatings"];
                };
            };
        };
    };
    hideRating: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HiddenRating"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hidden: boolean;
                    };
                };
            };
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notifications"];
                };
            };
        };
    };
    countUnreadNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unread: number;
                    };
                };
            };
        };
    };
    markNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadNotifications"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unread: number;
                    };
                };
            };
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
        };
    };
    updateNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNotificationSettings"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
        };
    };
    listUndeliveredMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeadMail"][];
                };
            };
        };
    };
    retryMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        retried: boolean;
                    };
                };
            };
        };
    };
    confirmDemoPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemoCardPayment"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoPaymentOutcome"];
                };
            };
        };
    };
    hearStripe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventReceived"];
                };
            };
        };
    };
    getPayoutAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutAccount"];
                };
            };
        };
    };
    setUpPayouts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutSetUp"];
                };
            };
        };
    };
    getStatement: {
        parameters: {
            query?: {
                /** @description First day, UTC. */
                from?: string;
                /** @description Last day, UTC. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statement"];
                };
            };
        };
    };
    getStatementFile: {
        parameters: {
            query?: {
                /** @description First day, UTC. */
                from?: string;
                /** @description Last day, UTC. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    getMoney: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyReport"];
                };
            };
        };
    };
    listMoneyTasks: {
        parameters: {
            query?: {
                /** @description From the Link header. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyTask"][];
                };
            };
        };
    };
    retryMoneyTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyTask"];
                };
            };
        };
    };
    settleMoneyTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettleMoneyTask"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyTask"];
                };
            };
        };
    };
    listReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"][];
                };
            };
        };
    };
    reportPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReport"];
            };
        };
        responses: {
            /** @description You reported this phone already; nobody has decided yet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            /** @description Reported. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
        };
    };
    decideReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Decision"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
        };
    };
    readReportedThread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedThread"];
                };
            };
        };
    };
    getRubric: {
        parameters: {
            query?: {
                /** @description iOS, Android, feature, … */
                os?: string;
                announced?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rubric"];
                };
            };
        };
    };
    gradePhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGrading"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grading"];
                };
            };
        };
    };
    getGrading: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                phoneId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradingOfPhone"];
                };
            };
        };
    };
    checkImei: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewImeiCheck"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImeiCheck"];
                };
            };
        };
    };
    getImeiCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                phoneId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImeiCheckOfPhone"];
                };
            };
        };
    };
    listImeiAlarms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImeiAlarm"][];
                };
            };
        };
    };
    settleImeiAlarm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettleAlarm"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        settled: true;
                    };
                };
            };
        };
    };
    getFairPrice: {
        parameters: {
            query: {
                model: string;
                /** @description GB */
                storage?: number;
                grade?: "A" | "B" | "C" | "D";
                /** @description A price to be judged. */
                priceMinor?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pricing"];
                };
            };
        };
    };
    startCheckup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCheckup"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckupLink"];
                };
            };
        };
    };
    openCheckup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenCheckup"];
                };
            };
        };
    };
    finishCheckup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckupResults"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        madeAt: string;
                    };
                };
            };
        };
    };
    getCheckup: {
        parameters: {
            query?: {
                phone?: string;
                draft?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkup"];
                };
            };
        };
    };
    getMyCheckup: {
        parameters: {
            query?: {
                phone?: string;
                draft?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyCheckup"];
                };
            };
        };
    };
    makePossessionCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPossessionCode"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PossessionCode"];
                };
            };
        };
    };
    listPossessionPhotos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProvenPhone"][];
                };
            };
        };
    };
    provePossession: {
        parameters: {
            query?: {
                /** @description A draft of the form, by the id that the form gave it. */
                draftId?: string;
                /** @description One's own listing, instead of a draft. */
                phoneId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    image: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PossessionProven"];
                };
            };
        };
    };
    getMyPossession: {
        parameters: {
            query?: {
                phone?: string;
                draft?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyPossession"];
                };
            };
        };
    };
    getPossession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                phoneId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Possession"];
                };
            };
        };
    };
    getPossessionPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                phoneId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description The part of the photo that was asked for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
        };
    };
}
