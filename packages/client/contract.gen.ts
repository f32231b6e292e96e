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
         * @description Returns the settings that the pages need: the currency, the fee, the payment and delivery methods, the contact details, whether Google login is available, and in demo mode the demo login. Needs no session.
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
         * Get the server time
         * @description Returns the time that decides when deadlines end, for clients whose own clock may be wrong. Needs no session.
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
         * @description Returns the newest 100 emails, newest first. Available only in demo mode without a mail server, where emails are kept instead of sent; returns 404 otherwise.
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
    "/api/pages/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a page of the shop
         * @description Returns a published page, such as the terms of use, as HTML in sections. Returns 404 while it is not published.
         */
        get: operations["getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home-texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the texts of the home page
         * @description Returns the blocks of the home page that admins can edit, as HTML. `Accept-Language` names the language of those that no admin has edited, alone (`de`); the others stay as they were written.
         */
        get: operations["listHomeTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/backup-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the backup status
         * @description For admins. Returns how the last backups of the shop went, whether one is running, and when the next one is due.
         *
         *     Scope: `shop-health:read`.
         */
        get: operations["getBackupStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/setup-links/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a set-up link
         * @description For whoever has the link that a new shop prints. Returns what the shop can be set up with. 404 means that the link does not work, 410 that the shop has an admin.
         */
        get: operations["getSetup"];
        put?: never;
        post?: never;
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
         * Finish logging in with Google
         * @description Google redirects the browser here with a code. Logs in and redirects to the page that was given when the login started.
         */
        get: operations["finishGoogleLogin"];
        put?: never;
        post?: never;
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
         * Get the session
         * @description Returns the current session and its user, or null when logged out.
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
    "/api/auth/reset-password/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a password reset link
         * @description Says whether the token from the email can still set a new password. Uses nothing up: `status` is false for a used, replaced, expired or unknown token.
         */
        get: operations["checkPasswordReset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in/second-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of two-step login
         * @description Returns whether this browser has completed the first step of logging in and still needs the second one.
         */
        get: operations["getSecondStep"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the invitation of a link
         * @description Returns until when the link can be used to sign up; 404 when it no longer works. It uses up nothing.
         */
        get: operations["getInvitation"];
        put?: never;
        post?: never;
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
         * Get the current user
         * @description Returns the account that is logged in, or null without a session. Never returns 401, so pages can call it without knowing whether there is a session.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search accounts
         * @description For admins. Returns accounts, 50 at a time, filtered by text, ID, role, ban or when they were opened.
         *
         *     Scope: `shop-accounts:read`.
         */
        get: operations["searchAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export accounts as CSV
         * @description For admins. Returns the accounts of the same filters as a CSV file, with times in the shop’s time zone and their offset from UTC. The export is written to the audit log.
         *
         *     Scope: `shop-accounts:read`.
         */
        get: operations["exportAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count accounts
         * @description For admins. Returns how many accounts there are: all, by role, and banned.
         *
         *     Scope: `shop-accounts:read`.
         */
        get: operations["countAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff-joins/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the invitation of a link
         * @description Returns what the link of an email invites to; 404 when it no longer works.
         */
        get: operations["getStaffInvitation"];
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
         * @description Returns the brands of the home page and all brands with phones for sale, each with its number of phones for sale. With `all=1`, returns all known brands.
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
         * Get a brand
         * @description Returns one brand with the number of its phones for sale, and its models with the most of them.
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
         * @description Returns the models of the catalog, optionally of one brand or matching a text, sorted by name. With `sort=listed`, those with the most phones for sale come first, then the newest.
         */
        get: operations["listModels"];
        put?: never;
        /**
         * Add a model
         * @description For admins. Adds a model to the catalog. Refused with 409 if the brand already has a model with this name.
         *
         *     Scope: `shop-catalog:write`.
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
         * Get a model
         * @description Returns a model by slug or ID, with its specifications and its prices in this shop. The slug of a merged model returns the model that it was merged into.
         */
        get: operations["getModel"];
        /**
         * Correct a model
         * @description For admins. Changes a model. Later imports keep the correction. Refused with 409 `model_changed` if somebody else has changed one of the same fields since it had the value in `replaces`.
         *
         *     Scope: `shop-catalog:write`.
         */
        put: operations["updateModel"];
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
         * Merge two models
         * @description For admins. Merges a model into another one, which takes over its listings, names and URL.
         *
         *     Scope: `shop-catalog:write`.
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
         * @description For admins. Uploads a CSV file of phone models, at most 5 MB, and imports it in the background; poll the returned import for progress. The columns are those of db/data/devices.csv and db/data/models.csv; brand and model are required. Importing the same file again adds nothing.
         *
         *     Scope: `shop-catalog:write`.
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
         * Get the progress of an import
         * @description For admins. Returns the progress of an import and the lines that it rejected.
         *
         *     Scope: `shop-catalog:write`.
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
        /**
         * List phones for sale
         * @description Returns phones for sale, newest first, at most 100 at a time; the `Link` header has the next page. With `id` it returns exactly these phones in this order instead, without those that you may not see, and with `priceVerdict` and `proofs`, as a search does.
         */
        get: operations["listPhones"];
        put?: never;
        /**
         * List a phone for sale
         * @description For sellers. Only `brand`, `name` and `price` are required. The listing is live at once, unless a moderator reviews it first: see `state` and `notice` in the response. Refused with 409 if another listing already offers this phone, and with 422 and the fields at fault if the form is invalid. Needs a confirmed email address where the shop sends mail: 403 `email_not_verified` otherwise. Returns 403 `consent_required` while you have to accept new terms of the shop: see `consentsDue` of your account.
         *
         *     Scope: `phones:write`.
         */
        post: operations["createPhone"];
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
        /**
         * Get a phone
         * @description Returns a listing with the specifications of its model, its verification results and what similar phones cost. `state` says whether it is for sale. Listings that are not public return 404 for everyone but their seller and admins; removed ones return 410.
         */
        get: operations["getPhone"];
        /**
         * Replace the details of a phone
         * @description Replaces all details of your own listing: fields that are left out become empty. Depending on the moderation settings, some changes are pending in `proposed` while the approved version stays public. Sold and booked phones are refused with 409. With `version`, the form is refused with 409 `phone_changed` if the listing is no longer the one it was filled from. Once a buyer has made an offer or written a message, the listing has to stay about the same phone: another brand, model or storage, or fewer photos, is refused with 409 `new_phone`; `fields` says what.
         *
         *     Scope: `phones:write`.
         */
        put: operations["updatePhone"];
        post?: never;
        /**
         * Withdraw a phone
         * @description Ends the listing of your own phone and returns it. Withdrawing it again changes nothing. A phone that a buyer has booked is refused with 409.
         *
         *     Scope: `phones:write`.
         */
        delete: operations["withdrawPhone"];
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
        /**
         * Pause a phone
         * @description Hides your own listing from buyers until you resume it. Pausing it again changes nothing. A phone that a buyer has booked is refused with 409.
         *
         *     Scope: `phones:write`.
         */
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
        /**
         * Resume a paused phone
         * @description Puts your own paused listing up for sale again. Resuming it again changes nothing. Refused with 409 during your vacation. Needs a confirmed email address where the shop sends mail: 403 `email_not_verified` otherwise. Returns 403 `consent_required` while you have to accept new terms of the shop: see `consentsDue` of your account.
         *
         *     Scope: `phones:write`.
         */
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
        /**
         * Renew a phone for 30 days
         * @description Puts your own ended listing up for sale again, or extends one that ends within five days. Renewing it again changes nothing. A sold or booked phone is refused with 409. Needs a confirmed email address where the shop sends mail: 403 `email_not_verified` otherwise. Returns 403 `consent_required` while you have to accept new terms of the shop: see `consentsDue` of your account.
         *
         *     Scope: `phones:write`.
         */
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
        /**
         * Get your vacation
         * @description For sellers. Returns when your vacation ends, or null if you are not on vacation.
         *
         *     Scope: `phones:read`.
         */
        get: operations["getVacation"];
        /**
         * Set or end your vacation
         * @description For sellers. Pauses your live listings until the given time. With `until` null the vacation ends, and exactly the listings that it paused are resumed. A time in the past, or more than 180 days ahead, is refused with 422.
         *
         *     Scope: `phones:write`.
         */
        put: operations["updateVacation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delivery-terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your default delivery terms
         * @description For sellers. Returns the default delivery terms, which apply to new listings created without their own; pick-up only until the seller saves some. Includes only delivery methods offered by the shop. `canShip` is false while buyers have no way to pay you before a phone is shipped.
         *
         *     Scope: `phones:read`.
         */
        get: operations["getDeliveryTerms"];
        /**
         * Save your default delivery terms
         * @description For sellers. Saves the terms that new listings start with. With `applyToLive`, your live listings get them too; booked phones keep theirs. Listings whose price is too low for the postage are left unchanged and counted in `tooCheap`.
         *
         *     Scope: `phones:write`.
         */
        put: operations["updateDeliveryTerms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/after-sale-terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your default return policy and warranty
         * @description For sellers. Returns the terms of new listings that are created without any. Without saved terms, there are no returns and no warranty.
         *
         *     Scope: `phones:read`.
         */
        get: operations["getAfterSaleTerms"];
        /**
         * Save your default return policy and warranty
         * @description For sellers. Saves the terms that new listings start with. With `applyToLive`, your live listings get them too; booked phones keep theirs.
         *
         *     Scope: `phones:write`.
         */
        put: operations["updateAfterSaleTerms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/default-place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your default place
         * @description For sellers. Returns the location of new listings that are created without one.
         *
         *     Scope: `phones:read`.
         */
        get: operations["getDefaultPlace"];
        /**
         * Save your default place
         * @description For sellers. Saves the location that new listings start with; an empty place removes it. Existing listings keep theirs.
         *
         *     Scope: `phones:write`.
         */
        put: operations["updateDefaultPlace"];
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
        /**
         * Get the listing of a renewal link
         * @description Returns the listing that the link from a reminder email renews. Needs no session and changes nothing; `refusal` says why the listing cannot be renewed now.
         */
        get: operations["getRenewal"];
        put?: never;
        post?: never;
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
        /**
         * List your drafts
         * @description For sellers. Returns your unfinished listings, last saved first. You can have up to 20.
         *
         *     Scope: `phones:read`.
         */
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
        /**
         * Save a draft
         * @description Creates or replaces an unfinished listing with an ID that you choose. Send the `version` that you last read, or 0 for a new draft. If the stored draft is newer, nothing is saved and the response is 409.
         *
         *     Scope: `phones:write`.
         */
        put: operations["saveDraft"];
        post?: never;
        /**
         * Delete a draft
         * @description Deletes your draft. Deleting it again changes nothing; `deleted` is true if there was one.
         *
         *     Scope: `phones:write`.
         */
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
         * @description For admins. Returns new listings and changes that a moderator has to review, oldest first.
         *
         *     Scope: `shop-phones:read`.
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
         * Decide a review
         * @description For admins. Approves a listing or change, requests changes, or rejects it with a reason that the seller can read. Refused with 409 if the seller has edited the listing since, or if another admin decided differently.
         *
         *     Scope: `shop-phones:write`.
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
         * Get the review of your phone
         * @description Returns what a moderator decided about your phone, that the decision is pending, or null if it was never reviewed.
         *
         *     Scope: `phones:read`.
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
    "/api/my-phones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your phones
         * @description For sellers. Returns 25 of your listings at a time, filtered by state and text, with views, favorites, bookings and the actions that each allows, and the number of listings in each state.
         *
         *     Scope: `phones:read`.
         */
        get: operations["listMyPhones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-phones/summaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your phones in short
         * @description For sellers. The same phones as `GET /api/my-phones`, without description, photos, place and terms, and with the price verdict and the views by day.
         *
         *     Scope: `phones:read`.
         */
        get: operations["listMyPhoneSummaries"];
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
        /**
         * Change several of your phones at once
         * @description For sellers. Applies one action, such as `pause` or `renew`, to up to 100 of your phones. Each phone has its own result; one refusal does not stop the others. Repeating the call is safe. Needs a confirmed email address where the shop sends mail: 403 `email_not_verified` otherwise. Returns 403 `consent_required` while you have to accept new terms of the shop: see `consentsDue` of your account.
         *
         *     Scope: `phones:write`.
         */
        post: operations["updatePhones"];
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
         * Check a CSV file before importing it
         * @description For sellers. Returns for each line whether an import would list it, and what is wrong with it; lists nothing. The first line names the columns; brand, name and price are required. The separator is a comma, semicolon or tab, the encoding UTF-8, UTF-16 or Windows-1252; at most 2 MB and 1,000 phones.
         *
         *     Scope: `phones:write`.
         */
        post: operations["checkImport"];
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
         * Import phones from a checked file
         * @description For sellers. Lists some of the valid lines per call: send the same file again with `from` set to `next` until that is null. `file` is the hash that the check returned; a different file is refused with 409. Importing the same file again lists nothing twice. Needs a confirmed email address where the shop sends mail: 403 `email_not_verified` otherwise. Returns 403 `consent_required` while you have to accept new terms of the shop: see `consentsDue` of your account.
         *
         *     Scope: `phones:write`.
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
        /**
         * Export your phones as CSV
         * @description For sellers. Returns all your listings as a CSV file that the import can read back.
         *
         *     Scope: `phones:read`.
         */
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
        /**
         * Get an example file for the import
         * @description For sellers. Returns a small CSV file with every column that the import reads.
         *
         *     Scope: `phones:read`.
         */
        get: operations["getImportExample"];
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
         * @description Returns phones for sale by text and filters, with counts for each filter. Invalid filters are ignored. `cursor` continues with the next page.
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
         * @description Returns up to 8 models and brands that match what is being typed.
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
    "/api/highlights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deals, price drops and new phones
         * @description Returns the lists of the home page, up to 6 phones each: the best deals, price drops and the newest phones. Each phone has a photo and is in one list only.
         */
        get: operations["listHighlights"];
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
         * @description Returns cities whose name in any language starts with the text, largest first, named in the language of the page.
         */
        get: operations["listPlaces"];
        put?: never;
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
        /**
         * Get the setting behind an unsubscribe link
         * @description Returns whether the person who received the email still gets alert emails. Needs no session: the token identifies the person. Changes nothing.
         */
        get: operations["getUnsubscription"];
        put?: never;
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
         * Upload a photo
         * @description Stores a photo and returns its ID and URL. It is deleted after 10 minutes unless a listing, message or profile uses it.
         *
         *     Scope: `phones:write`.
         */
        post: operations["uploadPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a photo
         * @description Stores a rotated copy of your photo. The copy is deleted after 10 minutes unless a listing uses it.
         *
         *     Scope: `phones:write`.
         */
        post: operations["rotatePhoto"];
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
        /**
         * List your conversations
         * @description Returns your conversations, last message first, 30 at a time. Send the returned `cursor` to get the next page; it is null on the last one.
         *
         *     Scope: `messages:read`.
         */
        get: operations["listConversations"];
        put?: never;
        post?: never;
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
        /**
         * Count unread conversations
         * @description Returns how many of your conversations have unread messages, and the number of the last update, from which to start the stream.
         *
         *     Scope: `messages:read`.
         */
        get: operations["countUnreadConversations"];
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
        /**
         * Find your conversation about a phone
         * @description Returns the ID of your conversation with the seller of a phone, or null if there is none.
         *
         *     Scope: `messages:read`.
         */
        get: operations["findConversationByPhone"];
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
        /**
         * Find the conversation of an order
         * @description For the buyer and the seller of the order. Returns the ID of their conversation about the phone, or null if there is none.
         *
         *     Scope: `messages:read`.
         */
        get: operations["findConversationByOrder"];
        put?: never;
        /**
         * Write to the other side of an order
         * @description For the buyer and the seller of the order. Sends a message in their conversation about the phone and starts it if needed. Repeating the call with the same `clientId` returns the first message with 200. Needs a confirmed email address where the shop sends mail: 403 `email_not_verified` otherwise.
         *
         *     Scope: `messages:write`.
         */
        post: operations["messageOrderPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a conversation
         * @description Returns one of your conversations with its last 50 messages, or the 50 before the message number `before`. `hasEarlier` is true if there are more.
         *
         *     Scope: `messages:read`.
         */
        get: operations["getConversation"];
        put?: never;
        /**
         * Send a message
         * @description Sends a text or a photo in one of your conversations. Repeating the call with the same `clientId` returns the first message with 200. Blocked and closed conversations return an error, and too many messages return 429. Needs a confirmed email address where the shop sends mail: 403 `email_not_verified` otherwise.
         *
         *     Scope: `messages:write`.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/conversations/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark messages as read
         * @description Marks the messages of a conversation up to this number as read, which the other person can see. Returns how many conversations are still unread. Repeating the call changes nothing.
         *
         *     Scope: `messages:write`.
         */
        post: operations["markMessagesRead"];
        delete?: never;
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
        /**
         * List advertised phones
         * @description Returns the phones that sellers advertise, newest first, then the booked ones, at most 100 at a time, with `priceVerdict` and `proofs`; the `Link` header has the next page. Needs no session.
         */
        get: operations["listAdvertisedPhones"];
        put?: never;
        /**
         * Book or advertise a phone
         * @description For its Seller, advertises the phone on the home page; for any other Buyer or Seller, books it and returns the order in `order`. Identify the phone by `phoneId`, or by `name`, `img`, `price`, `seller` and the other fields of its card. Send the `version` of the phone that the buyer has read: if it has changed since, the booking is refused with 409 `phone_changed` and `fields` says what changed. Without it, the fields that are sent are compared: other values are refused in the same way, an outdated `price` is refused with 409 `price_changed`, and an outdated `returnDays`, `returnPostage` or `warrantyMonths` with 409 `terms_changed`. A seller can advertise five phones at a time. Repeating the call returns 200 with the same result. A phone that someone else booked is refused with 409. A buyer can hold ten unpaid phones, or 2 before the first completed order. A buyer who cancels or does not pay several bookings has to wait and gets 429 `cooling_down`. More than 30 calls in an hour also return 429. Needs a confirmed email address where the shop sends mail: 403 `email_not_verified` otherwise. Returns 403 `consent_required` while you have to accept new terms of the shop: see `consentsDue` of your account.
         *
         *     Scope: `phones:write`.
         */
        post: operations["advertisePhone"];
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
        /**
         * Stop advertising a phone
         * @description Stops advertising your own phone; the listing stays for sale. Repeating the call changes nothing.
         *
         *     Scope: `phones:write`.
         */
        delete: operations["stopAdvertisingPhone"];
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
        /**
         * List your sales
         * @description For sellers. Returns the orders of your phones, newest first, at most 200 at a time; the `Link` header has the next page.
         *
         *     Scope: `orders:read`.
         */
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
        /**
         * Get an order
         * @description Returns the order with its timeline, its deadlines and the actions that you can take now. For its buyer, its seller and admins; returns 404 to everyone else.
         *
         *     Scope: `orders:read` or `shop-orders:read`.
         */
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
        /**
         * Get the listing as it was when booked
         * @description Returns the copy of the listing that was made at booking, or null for bookings from before such copies existed. For the buyer, the seller and admins.
         *
         *     Scope: `orders:read` or `shop-orders:read`.
         */
        get: operations["getListingSnapshot"];
        put?: never;
        post?: never;
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
        /**
         * Cancel a paid sale
         * @description The seller cancels before handing over or shipping the phone and gives a reason. The buyer is refunded in full. Cancelling again changes nothing.
         *
         *     Scope: `orders:write`.
         */
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
        /**
         * Mark an order as shipped
         * @description The seller names the carrier and the tracking number of a paid order. While the parcel is on its way, the same request corrects them, up to five times.
         *
         *     Scope: `orders:write`.
         */
        post: operations["shipOrder"];
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
        /**
         * Complete a meet-up with the hand-over code
         * @description The seller enters the six-digit code that the buyer gives after checking the phone. At a cash meet-up this also marks the order as paid. A wrong code returns 422 and notifies the buyer; after 5 attempts in ten minutes or 20 in a day, attempts return 429, and after 30 wrong codes an admin has to unlock the order.
         *
         *     Scope: `orders:write`.
         */
        post: operations["completeHandOver"];
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
        /**
         * Propose a place and time to meet
         * @description For the buyer and the seller. The time has to be within the next 60 days. A new proposal replaces earlier ones that nobody accepted. Returns the order.
         *
         *     Scope: `orders:write`.
         */
        post: operations["proposeMeetUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/meet-ups/{number}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a proposed meet-up
         * @description For the buyer and the seller; only the one who did not propose it can accept. Accepting it again changes nothing. A proposal that was replaced is refused with 409.
         *
         *     Scope: `orders:write`.
         */
        post: operations["acceptMeetUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/confirm-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that a payment arrived
         * @description For the seller of an order that is paid by transfer; where buyers pay the shop, also for admins. The order is paid. Repeating the call changes nothing.
         *
         *     Scope: `orders:write`.
         */
        post: operations["confirmPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request the cancellation of a paid order
         * @description For the buyer, before the phone is shipped or handed over, once per order. If the seller neither answers nor ships the phone within 72 hours, the order is canceled and refunded. Repeating the request changes nothing.
         *
         *     Scope: `orders:write`.
         */
        post: operations["requestCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/cancellation/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a cancellation request
         * @description For the seller. The buyer is refunded in full, and the phone is for sale again. Repeating the call changes nothing.
         *
         *     Scope: `orders:write`.
         */
        post: operations["acceptCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/cancellation/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a cancellation request
         * @description For the seller, with a reason that the buyer can read. The order continues with the time that was left. Repeating the request changes nothing.
         *
         *     Scope: `orders:write`.
         */
        post: operations["declineCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/return/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a return and give its address
         * @description For the seller, with an address or a place to meet. The buyer then has 7 days to return the phone. Until it is sent, repeating the call replaces the place.
         *
         *     Scope: `orders:write`.
         */
        post: operations["approveReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/return/receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that a return arrived
         * @description For the seller of a returned phone, whether it was sent or handed over. The buyer is refunded in full: from held money, or by the seller if it was not paid online. The listing is paused. Repeating the call changes nothing.
         *
         *     Scope: `orders:write`.
         */
        post: operations["receiveReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the receipt of an order
         * @description For the buyer and the seller, once the order is paid, also after a refund. An unpaid order is refused with 409.
         *
         *     Scope: `orders:read`.
         */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/receipt.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the receipt of an order as PDF
         * @description Returns the receipt as a PDF file, in the language of your account, with times in your time zone, or else in that of the shop. For the buyer and the seller, once the order is paid.
         *
         *     Scope: `orders:read`.
         */
        get: operations["getReceiptPdf"];
        put?: never;
        post?: never;
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
        /**
         * Get the dispute of an order
         * @description Returns the dispute with all statements, proposals and the actions that you can take now. For the buyer, the seller and admins.
         *
         *     Scope: `orders:read` or `shop-orders:read`.
         */
        get: operations["getDispute"];
        put?: never;
        post?: never;
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
        /**
         * Report what a return contained
         * @description The seller reports what the returned parcel contained. If it is the phone that was sold, the buyer is refunded at once; otherwise an admin decides. If the listing had an IMEI, the IMEI of the returned phone is required (422).
         *
         *     Scope: `orders:write`.
         */
        post: operations["receiveDisputeReturn"];
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
        /**
         * List open disputes
         * @description For admins. Returns open disputes except those about your own orders, 50 at a time; those that need an admin come first. The `Link` header has the next page.
         *
         *     Scope: `shop-orders:read`.
         */
        get: operations["listDisputes"];
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
        /**
         * List your offers
         * @description Returns offers that you made or received, newest first, at most 100 at a time; the `Link` header has the next page. With `phoneId` only those for this phone; `remaining` then says how many more offers a buyer can make.
         *
         *     Scope: `offers:read`.
         */
        get: operations["listOffers"];
        put?: never;
        post?: never;
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
        /**
         * Counter an offer
         * @description The seller answers an offer with another price, below the listed one. The counter-offer is valid for 48 hours. An offer that is no longer open is refused with 409. Needs a confirmed email address where the shop sends mail: 403 `email_not_verified` otherwise. Returns 403 `consent_required` while you have to accept new terms of the shop: see `consentsDue` of your account.
         *
         *     Scope: `offers:write`.
         */
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
        /**
         * Accept an offer
         * @description For the recipient of the offer or counter-offer. Books the phone for the buyer at the offered price, or at the listed price if that is lower by now, and closes all other offers for it. An expired offer is refused with 409. Needs a confirmed email address where the shop sends mail: 403 `email_not_verified` otherwise. Returns 403 `consent_required` while you have to accept new terms of the shop: see `consentsDue` of your account.
         *
         *     Scope: `offers:write`.
         */
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
        /**
         * Decline an offer
         * @description For the recipient of the offer or counter-offer. Declining it again changes nothing; an offer that is no longer open for another reason is refused with 409.
         *
         *     Scope: `offers:write`.
         */
        post: operations["declineOffer"];
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
        /**
         * List the ratings of a person
         * @description Returns the average and the published ratings of a person, newest first, 20 at a time. Send the returned `next` as `before` to get the next page. Unknown people have no ratings. Needs no session.
         */
        get: operations["listUserRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sellers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the public profile of a seller
         * @description Returns name, photo, level, sales and response time of a seller. To get their phones for sale, search with `seller`; to get their ratings, call `/people/{id}/ratings`. Returns 404 for accounts that do not sell, and for banned or deleted ones.
         */
        get: operations["getSeller"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/undelivered-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List undelivered emails
         * @description For admins. Returns the newest 200 emails that could not be delivered after seven attempts, newest first.
         *
         *     Scope: `shop-health:read`.
         */
        get: operations["listUndeliveredEmails"];
        put?: never;
        post?: never;
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
        /**
         * Get your statement
         * @description For sellers. Returns your sales, fees and payouts, newest first, optionally between two dates.
         *
         *     Scope: `earnings:read`.
         */
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
        /**
         * Download your statement as CSV
         * @description For sellers. Returns the data of the statement as a CSV file for spreadsheets, with times in the time zone of your account, or else of the shop, and their offset from UTC.
         *
         *     Scope: `earnings:read`.
         */
        get: operations["downloadStatement"];
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
        /**
         * Get the money report
         * @description For admins. Returns the amounts held, due and owed in each currency, according to the ledger and the payment provider, and the payments that banks dispute.
         *
         *     Scope: `shop-money:read`.
         */
        get: operations["getMoneyReport"];
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
        /**
         * List open refunds and payouts
         * @description For admins. Returns failed tasks first, then the oldest, 100 at a time; the `Link` header has the next page.
         *
         *     Scope: `shop-money:read`.
         */
        get: operations["listMoneyTasks"];
        put?: never;
        post?: never;
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
         * @description For admins. Returns open reports first, each group newest first, or in another order, filtered by text, ID, kind, reason, state, person or day; 50 at a time, and the `Link` header has the next page.
         *
         *     Scope: `shop-reports:read`.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/phones/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a listing
         * @description For admins. Removes a listing permanently, cancels its order and closes the reports about it. The seller is notified with the `reason`. Repeating the call changes nothing.
         *
         *     Scope: `shop-phones:write`.
         */
        post: operations["removePhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/all-listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all listings
         * @description For admins. Returns listings of every seller in every state, 50 at a time, filtered by text, ID, seller, day or state.
         *
         *     Scope: `shop-phones:read`.
         */
        get: operations["listAllListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/all-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all orders
         * @description For admins. Returns the orders of everyone in every state, 50 at a time, filtered by text, ID, number, party, day or state.
         *
         *     Scope: `shop-orders:read`.
         */
        get: operations["listAllOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the audit log
         * @description For admins. Returns who did what to which thing, newest first, 50 entries at a time. Entries are never changed or deleted.
         *
         *     Scope: `shop-log:read`.
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit-log.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the audit log as CSV
         * @description For admins. Returns the entries of the same filters as a CSV file, with times in the shop’s time zone and their offset from UTC. The export itself is written to the log.
         *
         *     Scope: `shop-log:read`.
         */
        get: operations["exportAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suspensions/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the reason of a suspension
         * @description Returns the reason of a ban and the appeal against it. The token comes with the email about the ban, and with the response to a login. Needs no session and opens none; 404 once the ban has ended.
         */
        get: operations["getSuspension"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appeals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List appeals against bans
         * @description For admins. Returns open appeals first, oldest first, then the others, newest first, or in another order, filtered by text, ID, state or day; 200 at a time, and the `Link` header has the next page.
         *
         *     Scope: `shop-reports:read`.
         */
        get: operations["listAppeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transparency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the transparency report
         * @description Returns by quarter, in the shop’s time zone: listings removed, reviews hidden, accounts banned, reports and appeals with their outcomes, and the median time until a decision. Contains counts only, computed from the audit log.
         */
        get: operations["getTransparency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transparency.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the transparency report as CSV
         * @description Returns the same counts as CSV, one per line: quarter, measure, kind, value. Quarters begin in the shop’s time zone.
         */
        get: operations["exportTransparency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages to the shop
         * @description For admins. Returns messages from the contact page, newest first or oldest first, filtered by text, ID, state, topic or day; 50 at a time, and the `Link` header has the next page.
         *
         *     Scope: `shop-reports:read`.
         */
        get: operations["listContactMessages"];
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
         * Get the grading questions
         * @description Returns the questions from which the grade of a kind of phone is computed. Needs no session.
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
         * Grade a phone
         * @description For sellers. Computes the grade from the answers and stores it for a draft. Answering again replaces the earlier answers.
         *
         *     Scope: `phones:write`.
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
         * Get the grade of a phone
         * @description Returns the grade of a phone with the answers it was computed from. Needs no session.
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
         * Check an IMEI
         * @description For sellers. Checks the IMEI of a phone before it is listed. Only a keyed hash and the last four digits are stored. With `phoneId` the IMEI is compared with the model of that listing, whatever brand and name are sent. Another IMEI than that of an earlier check is refused with 409 `new_phone` once a buyer has booked the phone, made an offer or written a message.
         *
         *     Scope: `phones:write`.
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
         * Get the IMEI check of a phone
         * @description Returns the results of the IMEI check of a phone, and its time. Needs no session.
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
    "/api/pricing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the fair price of a phone
         * @description Returns the fair price of a phone with the sales that it is based on. Needs no session. Unknown models return 404.
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
    "/api/checkups/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the tests of a check-up link
         * @description Returns what to test, for the phone that opened the link. Needs no session: the link is the permission. A link that was used or has expired returns 410.
         */
        get: operations["getCheckupTests"];
        put?: never;
        post?: never;
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
         * Get the check-up of a phone
         * @description Returns the last check-up of a phone that you can see, or of your own draft, with its signature. Returns 404 if there is none.
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
    "/api/possession/{phoneId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the possession check of a phone
         * @description Returns when the seller verified possession of a phone. Needs no session.
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
    "/api/passports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a device passport
         * @description Returns the history of a phone in this shop: listings, checks, repairs and changes of owner, without personal data. Needs no session.
         */
        get: operations["getPassport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/phone-passports/{phoneId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the device passport of a listed phone
         * @description Returns the history of the phone with the IMEI that a listing was checked with. Returns 404 without an IMEI check.
         */
        get: operations["getPhonePassport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a device passport
         * @description Returns the passport as a file signed by this instance (Ed25519), which the page /verify checks offline. Limited per address.
         */
        get: operations["downloadPassport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passports/{id}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the QR code of a device passport
         * @description Returns the URL of the passport with the first characters of the hash of its last entry. The page compares the hash, so a history that was rewritten later is detected.
         */
        get: operations["getPassportCode"];
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
            /** @description Whether people confirm their email address before they sell, book or send messages. False in demo mode and without a mail server. */
            confirmsEmail: boolean;
            /** @description Whether sellers can confirm a phone number with a code from a text message. */
            confirmsPhoneNumber: boolean;
            /** @description Whether emails are shown on a page here instead of being sent. */
            outbox: boolean;
            /** @description The name of the shop. */
            name: string;
            /** @example #cf3a1d */
            accentColor: string;
            /** @description The attributes of the logo, or of one for each theme; empty where the name stands for the shop. */
            logos: {
                src: string;
                width: number;
                height: number;
                /** @enum {string} */
                "data-theme": "both" | "light" | "dark";
                /** @enum {string} */
                loading: "eager" | "lazy";
            }[];
            /** @description The icons, as links in the head of a page. */
            icons: {
                rel: string;
                href: string;
                type: string;
                sizes?: string;
            }[];
            /** @description The picture that stands for the shop elsewhere, such as in search results. */
            emblem: string;
            currency: string;
            /** @description Where the shop does business. */
            country: string | null;
            /** @example Europe/Oslo */
            timeZone: string;
            /**
             * @description Who can sign up: anyone, people with an invitation, or nobody.
             * @enum {string}
             */
            registration: "open" | "invitation" | "closed";
            /** @description Shown at the top of every page. */
            announcement: string | null;
            /** @description Whether browsers keep public pages for the time without a connection. */
            offlinePages: boolean;
            /** @description Whether only staff can use the shop. */
            maintenance: boolean;
            maintenanceText: string | null;
            /** @description The fee of the shop for sales paid online, in minor units. */
            fee: {
                percent: number;
                fixedMinor: number;
                /** @description The fee is a multiple of it. */
                stepMinor: number;
            };
            /** @description The payment methods that the shop offers. A phone may offer fewer. */
            paymentMethods: ("online" | "transfer" | "meet_up")[];
            /** @description The delivery methods that the shop offers. A phone may offer fewer. */
            deliveryMethods: ("pick_up" | "shipping")[];
            /**
             * @description Who can be paid before a phone is shipped: any seller, those who have saved payment instructions, or none. It is `none` where the shop offers no shipping.
             * @enum {string}
             */
            shippingPayment: "any" | "instructions" | "none";
            /**
             * @description Who is paid when a buyer pays by transfer; null where nobody is.
             * @enum {string|null}
             */
            transferPayee: "seller" | "shop" | null;
            /** @description The services of others that get data of the people of this shop: `stripe` for payments, `google` for logins, `file_storage` for photos or backups, `image_hosts` whose pictures pages show, `imei_list` of stolen phones, `text_messages`, `mail_server`, and `push_services` of the browsers of people who switch on push notifications. */
            services: ("stripe" | "google" | "file_storage" | "image_hosts" | "imei_list" | "text_messages" | "mail_server" | "push_services")[];
            contact: {
                email: string | null;
                /** @description With line breaks. */
                address: string | null;
            };
            /** @description The published pages of the shop, such as its terms. */
            pages: {
                /** @enum {string} */
                page: "terms" | "privacy" | "cookies" | "imprint" | "fees" | "seller-terms" | "support" | "about" | "blog" | "home-find" | "home-safe" | "home-sell" | "home-reasons" | "home-about";
                title: string;
                version: number;
            }[];
            socialLinks: string[];
            /** @description The languages that the pages are offered in. */
            languages: ("en" | "de" | "es" | "fr" | "pt" | "bn" | "hi" | "ar")[];
            /** @description Whether the shop has an admin; until then it is not open yet. */
            isSetUp: boolean;
            /** @description The public address of this instance. */
            origin: string;
            /** @description Whether pages for developers exist here; false when NODE_ENV is production. */
            development: boolean;
        };
        Error: {
            /** @example already_booked */
            error: string;
            /** @description What went wrong, as a sentence to show to people. */
            message: string;
            /**
             * @description The invalid fields, each with what is wrong with it.
             * @example {
             *       "name": "Name is required"
             *     }
             */
            fields?: {
                [key: string]: string;
            };
            requestId?: string;
            /** @description When the account is suspended: the token of its appeal. */
            appeal?: string;
        };
        Time: {
            /**
             * Format: date-time
             * @description The time that decides when deadlines end.
             */
            now: string;
        };
        Mail: {
            id: string;
            to: string;
            subject: string;
            /** @enum {string|null} */
            topic: "orders" | "payments" | "disputes" | "offers" | "ratings" | "listings" | "reports" | "account" | "messages" | "searches" | "staff" | null;
            text: string;
            /** @description Whether it can be read as HTML too, at `/outbox-letters/{id}`. */
            isFormatted: boolean;
            at: string;
        };
        ShopPage: {
            title: string;
            description: string;
            /** @description HTML before the first heading. */
            intro: string;
            sections: {
                /** @description The fragment of its address. */
                id: string;
                title: string;
                /** @description HTML. It contains no scripts and no other code. */
                html: string;
                /** @description Questions of the section, on the help page. */
                items: {
                    /** @description The fragment of its address. */
                    id: string;
                    title: string;
                    /** @description HTML. It contains no scripts and no other code. */
                    html: string;
                }[];
            }[];
            /** @enum {string} */
            page: "terms" | "privacy" | "cookies" | "imprint" | "fees" | "seller-terms" | "support" | "about" | "blog" | "home-find" | "home-safe" | "home-sell" | "home-reasons" | "home-about";
            version: number;
            /** Format: date-time */
            publishedAt: string;
            /**
             * @description The language of the text; `en` for one that an admin has published.
             * @enum {string}
             */
            language: "en" | "de" | "es" | "fr" | "pt" | "bn" | "hi" | "ar";
        };
        BackupStatus: {
            /**
             * @description What comes first: `off` without a schedule, `none` before the first backup, `failed` when the last one failed, `too_old` when the last one that succeeded is older than two intervals.
             * @enum {string}
             */
            state: "off" | "none" | "ok" | "failed" | "too_old";
            /**
             * Format: date-time
             * @description When the last backup that succeeded was started.
             */
            lastSuccessAt: string | null;
            /** @description The size of its file. */
            bytes: number | null;
            /** @description Why the last backup failed. */
            error: string | null;
            /** @description Why old backups could not be deleted after the last scheduled one. */
            deletionError: string | null;
            /** @description Whole hours since `lastSuccessAt`, by the clock of the server. */
            ageHours: number | null;
            /**
             * Format: date-time
             * @description When the schedule makes the next one; null while it is off.
             */
            nextAt: string | null;
            /** @description Whether one is about to begin or running. */
            isRunning: boolean;
            /**
             * Format: date-time
             * @description Since when; null also for a backup of the command.
             */
            runningSince: string | null;
            /** @description The folder or bucket of the next one. */
            target: string;
            /** @description How many backups stay there after each scheduled one. */
            keep: number;
        };
        Setup: {
            /**
             * Format: date-time
             * @description Until when the link works.
             */
            expiresAt: string;
            name: {
                value: string;
                /** @description The environment variable that sets it; null when it can be chosen here. */
                variable: string | null;
            };
            accentColor: {
                value: string;
                /** @description The environment variable that sets it; null when it can be chosen here. */
                variable: string | null;
            };
            currency: {
                value: string;
                /** @description The environment variable that sets it; null when it can be chosen here. */
                variable: string | null;
            };
            country: {
                value: string | null;
                /** @description The environment variable that sets it; null when it can be chosen here. */
                variable: string | null;
            };
            languages: {
                value: ("en" | "de" | "es" | "fr" | "pt" | "bn" | "hi" | "ar")[];
                /** @description The environment variable that sets it; null when it can be chosen here. */
                variable: string | null;
            };
            transferPayee: {
                /** @enum {string} */
                value: "off" | "seller" | "shop";
                /** @description The environment variable that sets it; null when it can be chosen here. */
                variable: string | null;
            };
            deliveryMethods: {
                /** @enum {string} */
                value: "both" | "pick_up" | "shipping";
                /** @description The environment variable that sets it; null when it can be chosen here. */
                variable: string | null;
            };
            mail: {
                /** @description The host of SMTP_URL; null when emails are written to files. */
                server: string | null;
                /** @description The sender of emails, from MAIL_FROM. */
                from: string;
            };
            /** @description Whether Stripe is connected. */
            takesOnline: boolean;
            /** @description The address that links in emails lead to. */
            origin: string;
            /** @description Whether the shop takes the place of a demo, whose data is deleted. */
            replacesDemo: boolean;
            /** @description Whether ORIGIN is set. */
            hasOrigin: boolean;
        };
        AuthUser: {
            id: string;
            name: string;
            email: string;
            role?: string;
        } & {
            [key: string]: unknown;
        };
        PendingLogin: {
            isPending: boolean;
            /** @description Whether a code from an authenticator app can be used. */
            app: boolean;
            /** @description Whether a passkey can be used instead. */
            passkey: boolean;
        };
        OpenInvitation: {
            /** Format: date-time */
            expiresAt: string;
        };
        Me: {
            user: components["schemas"]["User"] | null;
        };
        User: {
            _id: string;
            name: string;
            email: string;
            /** @description Whether the person proved that the address is theirs. */
            emailVerified: boolean;
            /** @enum {string} */
            role: "Buyer" | "Seller" | "admin";
            /**
             * @description What staff work on; null for Buyers and Sellers. All staff have the role `admin`.
             * @enum {string|null}
             */
            staffRole: "admin" | "moderator" | "support" | "finance" | null;
            photoURL: string | null;
            banned: boolean;
            /** @description Locale for dates, as a BCP 47 tag; null until it is known. */
            locale: string | null;
            /** @description Time zone for dates, as an IANA name; null until it is known. */
            timeZone: string | null;
            /**
             * @description The language of emails and notifications; null for English.
             * @enum {string|null}
             */
            language: "en" | "de" | "es" | "fr" | "pt" | "bn" | "hi" | "ar" | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Only for your own account: new terms to accept. Until then booking, listing and paying return 403 `consent_required`. */
            consentsDue?: components["schemas"]["TermsVersion"][];
            /**
             * @description Only for your own account: admin routes return 403 `second_factor_required` until you turn on two-step login or add a passkey.
             * @enum {boolean}
             */
            lacksSecondFactor?: true;
            /** @description Only for your own account: present while staff see the shop as this person. Nothing can be changed then. */
            view?: {
                /** @description Who looks. */
                staff: string;
                /** Format: date-time */
                expiresAt: string;
            };
        };
        TermsVersion: {
            /** @enum {string} */
            page: "terms" | "privacy" | "seller-terms";
            version: number;
        };
        AccountList: {
            items: components["schemas"]["ListedUser"][];
            /** @description Pass as `cursor` to get the next page; null on the last page. */
            cursor: string | null;
            /** @description How many there are with these filters, on the first page; 1001 if there are more than 1000, and null on later pages. */
            total: number | null;
        };
        ListedUser: components["schemas"]["User"] & {
            /**
             * Format: date-time
             * @description When the person last made a request, to about ten minutes.
             */
            lastActiveAt: string | null;
            trade: components["schemas"]["AccountTrade"] | null;
        };
        /** @description What was sold and bought; null for staff. */
        AccountTrade: {
            forSale: number;
            /** @description Completed orders. */
            sales: number;
            ratings: number;
            /** @description Of all ratings, from 1 to 5. */
            average: number | null;
            openDisputes: number;
            /** @description Phones that the person booked. */
            orders: number;
            /** @description Totals of completed orders; null for those who may not see orders. */
            spentMinor: number | null;
            /** Format: date-time */
            lastOrderAt: string | null;
        };
        AccountCounts: {
            all: number;
            buyers: number;
            sellers: number;
            admins: number;
            /** @description Also in the counts of their roles. */
            banned: number;
        };
        StaffJoin: {
            email: string;
            /** @enum {string} */
            staffRole: "admin" | "moderator" | "support" | "finance";
            invitedBy: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description Whether the address has an account: then it accepts, after logging in. */
            hasAccount: boolean;
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
        BrandPage: components["schemas"]["Category"] & {
            /** @description Models with the most phones for sale, at most 12. */
            models: {
                /** @example samsung-galaxy-s21 */
                slug: string;
                name: string;
                /** @description Live phones of the model. */
                live: number;
                /** @description The lowest price. */
                fromMinor: number;
                /** @description The photo of the cheapest phone. */
                img: string;
            }[];
            currency: string;
        };
        Models: {
            items: components["schemas"]["ListedModel"][];
            currency: string;
            cursor: string | null;
        };
        ListedModel: components["schemas"]["Model"] & {
            /** @description The cheapest live phone; null without one. */
            cheapest: {
                priceMinor: number;
                img: string;
            } | null;
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
            /** @description All variants, or empty if they are not known. */
            storageGb: number[];
            /** @description The largest variant. */
            maxStorageGb: number | null;
            /** @description By the names that the manufacturer uses. */
            colors: string[];
            launchPriceMinor: number | null;
            launchCurrency: string | null;
            /** @description YYYY-MM-DD. */
            securityUpdatesUntil: string | null;
            /** @description Source of facts that were not imported. */
            sourceNote: string;
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
            /** @description True when an admin corrected it; imports keep the correction. */
            corrected: boolean;
        };
        ModelPage: components["schemas"]["Model"] & {
            /** @description Among live phones. */
            lowestMinor: number | null;
            medianMinor: number | null;
            highestMinor: number | null;
            currency: string;
            /** @description Live phones by storage and grade, with the lowest price of each. */
            offers: {
                /** @description Null if not stated. */
                storageGb: number | null;
                /**
                 * @description Null if not graded.
                 * @enum {string|null}
                 */
                grade: "A" | "B" | "C" | "D" | null;
                live: number;
                lowestMinor: number;
            }[];
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
            colors?: string[];
            launchPriceUsd?: number | null;
            securityUpdatesUntil?: string | null;
            sourceNote?: string;
        };
        ModelCorrection: {
            name?: string;
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
            colors?: string[];
            launchPriceUsd?: number | null;
            securityUpdatesUntil?: string | null;
            sourceNote?: string;
            /** @description The values that you saw in the fields that you change. If somebody else has changed one of them since, the correction is refused with 409 `model_changed`, and `fields` has the values of today. */
            replaces?: {
                name?: string;
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
                colors?: string[];
                launchPriceUsd?: number | null;
                securityUpdatesUntil?: string | null;
                sourceNote?: string;
            };
        };
        ModelMerge: {
            /** @description ID or slug of the model. */
            into: string;
        };
        ModelImport: {
            _id: string;
            /** @enum {string} */
            state: "running" | "done";
            /** @description Lines with a device. */
            lines: number;
            /** @description Lines that were imported or rejected. */
            done: number;
            added: number;
            changed: number;
            /** @description Lines that changed nothing. */
            unchanged: number;
            rejected: number;
            /** @description The first 1,000. */
            rejections: {
                line: number;
                reason: string;
                text: string;
            }[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            finishedAt: string | null;
        };
        CreatedPhone: components["schemas"]["Phone"] & {
            /** @description Text for the seller about photos that a moderator has to review; otherwise empty. */
            notice: string;
        };
        DeliveryTerms: {
            /** @description Whether the buyer can pick it up at its location. */
            pickUp: boolean;
            /** @description Null when it is not shipped. */
            shipping: {
                /** @description Cheapest first. The most specific zone applies. */
                zones: {
                    /** @description ISO 3166-1 country codes, `EU` for its members, or `WORLD` for everywhere. */
                    to: string[];
                    /** @example 5.00 */
                    price: string;
                    /** @description 0 for free shipping. */
                    priceMinor: number;
                }[];
                /** @description Working days until it is sent, at most. */
                handlingDays: number;
                /** @description Empty when the seller names none. */
                carrier: string;
            } | null;
        };
        Photo: {
            src: string;
            /** @description What the seller wrote; empty where they wrote nothing. */
            alt: string;
            width: number | null;
            height: number | null;
            /** @description A blurred preview. */
            placeholder: string | null;
            /** @description A `srcset` by format. */
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
            color: string | null;
            /** @enum {string|null} */
            grade: "A" | "B" | "C" | "D" | null;
            /** @example 2 years */
            used: string;
            batteryPercent: number | null;
            location: string;
            description: string;
            returnDays: number | null;
            /** @enum {string|null} */
            returnPostage: "buyer" | "seller" | null;
            warrantyMonths: number | null;
            warrantyText: string;
            /** @description URL of the cover photo; empty when there is none. */
            img: string;
            /** @example 450.00 */
            price: string;
            priceMinor: number;
            /** @description Empty when not given. */
            originalPrice: string;
            originalPriceMinor: number | null;
            /** @example USD */
            currency: string;
            usedMonths: number | null;
            seller: string;
            sellerId: string | null;
            /** @description The seller's email address; empty for visitors who are not logged in. */
            email: string;
            /** @enum {string} */
            state: "pending_review" | "changes_requested" | "rejected" | "live" | "paused" | "reserved" | "sold" | "expired" | "withdrawn" | "removed";
            advertised: boolean;
            /** Format: date-time */
            createdAt: string;
            /** @description Incremented whenever what buyers see of the phone changes. */
            version: number;
            /** @description The name as part of a URL. */
            slug: string;
            /** @description Null when the model is unknown. */
            model: {
                slug: string;
                name: string;
            } | null;
            /** @enum {string|null} */
            colorFamily: "black" | "white" | "gray" | "silver" | "gold" | "blue" | "green" | "red" | "pink" | "purple" | "yellow" | "orange" | "brown" | "other" | null;
            place: {
                id: number;
                /** @description The location; in the language of the page if it is the name of a known place. */
                name: string;
            } | null;
            /** @description Set only when searching near a place. */
            distanceKm: number | null;
            /**
             * @description The level of the seller.
             * @enum {string}
             */
            sellerLevel: "new" | "proven" | "trusted";
            /** @description Whether the seller has saved payment instructions. Where `shippingPayment` of the settings is `instructions`, only such phones can be shipped. */
            takesTransfer: boolean;
            delivery: components["schemas"]["DeliveryTerms"];
            /** @description All photos, cover first, for a single phone; only the cover in lists. */
            photos: components["schemas"]["Photo"][];
        };
        NewPhone: {
            brand: string;
            name: string;
            storageGb?: number | null;
            color?: string | null;
            used?: string | number;
            batteryPercent?: number | null;
            location?: string;
            description?: string;
            returnDays?: number | null;
            /** @enum {string|null} */
            returnPostage?: "buyer" | "seller" | null;
            warrantyMonths?: number | null;
            warrantyText?: string;
            price: string | number;
            /** @description A single photo; ignored when `photos` is sent. */
            img?: string;
            /** @description In this order; the first is the cover. */
            photos?: {
                url: string;
                /** @description Description; generated if empty. */
                alt?: string;
            }[];
            originalPrice?: string | number;
            delivery?: components["schemas"]["NewDeliveryTerms"];
            answers?: components["schemas"]["Answers"];
            seller?: string;
            email?: string;
            /**
             * Format: uuid
             * @description The draft to publish; it is deleted.
             */
            draftId?: string;
        };
        /** @description Pick-up, shipping or both. If left out, a new listing has your default terms, and an edited one keeps its own. */
        NewDeliveryTerms: {
            pickUp: boolean;
            /** @default null */
            shipping: {
                zones: {
                    /** @description ISO 3166-1 country codes, `EU` for its members, or `WORLD` for everywhere. */
                    to: string[];
                    /** @description In major units, as text or a number; 0 for free shipping. */
                    price: string | number;
                }[];
                handlingDays: number;
                /** @default  */
                carrier: string;
            } | null;
        };
        /**
         * @description Answers to the questions of `GET /grading/rubric` for this model; the grade is computed from them. Without answers the phone is not graded, or keeps its grade.
         * @example {
         *       "screen": "light",
         *       "functions": [
         *         "camera"
         *       ],
         *       "battery_health": 87
         *     }
         */
        Answers: {
            [key: string]: string | string[] | number | null;
        };
        PhoneDetail: components["schemas"]["Phone"] & {
            facts: components["schemas"]["ModelFacts"] | null;
            /** @description The language that the description is clearly in, or null. */
            descriptionLanguage: {
                /** @description ISO 639-1. */
                code: string;
                /** @description In the language of `Accept-Language`. */
                name: string;
            } | null;
            market: {
                /** @description Number of phones for sale that the figures are based on. */
                count: number;
                lowestMinor: number;
                medianMinor: number;
                highestMinor: number;
                /**
                 * @description What the phones have in common.
                 * @enum {string}
                 */
                basis: "model" | "model_and_storage";
            } | null;
            verifications: components["schemas"]["Verifications"];
            /** @description What the phone has cost since it was listed, oldest first. */
            prices: {
                priceMinor: number;
                /** Format: date-time */
                since: string;
            }[];
            /** @description The payment methods for this phone. Without online payment or transfer, it cannot be shipped. */
            paymentMethods: ("online" | "transfer" | "meet_up")[];
            /** @description Photo of the seller, or null. */
            sellerPhoto: string | null;
            /** @description Whether the seller has a confirmed phone number; null if the shop does not confirm phone numbers. */
            sellerPhoneNumberConfirmed: boolean | null;
            /** @description The name of the company, if the seller trades as a business; `/sellers/{id}` has its details. */
            sellerCompany: string | null;
            /**
             * Format: date-time
             * @description When the seller is back from vacation, or null.
             */
            awayUntil: string | null;
        };
        Verifications: {
            imei: {
                /**
                 * @description Whether the number belongs to the model in the listing.
                 * @enum {string}
                 */
                tac: "confirmed" | "other" | "unknown";
                /** @example Apple iPhone 7 */
                tacName: string | null;
                /**
                 * @description not_checked: this instance has no blacklist. unknown: the blacklist did not respond.
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
                /** @description Earlier grades, newest first. */
                earlier: {
                    /** @enum {string} */
                    grade: "A" | "B" | "C" | "D";
                    /** Format: date-time */
                    gradedAt: string;
                }[];
            } | null;
            checkup: {
                /** Format: date-time */
                madeAt: string;
                claimed: components["schemas"]["ClaimedPhone"];
                results: components["schemas"]["TestResult"][];
                /**
                 * @description Operating system that the browser reported.
                 * @enum {string}
                 */
                system: "iOS" | "Android" | "other";
                /** @description False if the browser ran on another operating system than that of the model. */
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
        PhoneInList: components["schemas"]["Phone"] & {
            /**
             * @description How the price compares with sold prices or, where there are too few, with the estimate, as `verdict` of `GET /pricing`. Null without either.
             * @enum {string|null}
             */
            priceVerdict?: "great" | "fair" | "high" | null;
            /** @description Checks that found nothing against the phone: of its IMEI, its check-up in the browser, and that the seller has it. */
            proofs?: ("imei" | "checkup" | "possession")[];
        };
        EditedPhone: components["schemas"]["Phone"] & {
            /** @description The change that a moderator has to approve; the phone is unchanged until then. */
            proposed: components["schemas"]["ProposedChange"] | null;
            /** @description Text for the seller about photos that a moderator has to review; otherwise empty. */
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
            color?: string | null;
            used?: string | number;
            batteryPercent?: number | null;
            location?: string;
            description?: string;
            returnDays?: number | null;
            /** @enum {string|null} */
            returnPostage?: "buyer" | "seller" | null;
            warrantyMonths?: number | null;
            warrantyText?: string;
            price: string | number;
            /** @description A single photo; ignored when `photos` is sent. */
            img?: string;
            /** @description In this order; the first is the cover. */
            photos?: {
                url: string;
                /** @description Description; generated if empty. */
                alt?: string;
            }[];
            originalPrice?: string | number;
            delivery?: components["schemas"]["NewDeliveryTerms"];
            answers?: components["schemas"]["Answers"];
            seller?: string;
            email?: string;
            /** @description The `version` of the phone that the form was filled from. An older one is refused with 409 `phone_changed`, and `fields` says what changed. */
            version?: number;
        };
        Vacation: {
            /**
             * Format: date-time
             * @description Null if you are not on vacation.
             */
            until: string | null;
        };
        NewVacation: {
            /** Format: date-time */
            until: string | null;
        };
        DefaultTerms: {
            delivery: components["schemas"]["DeliveryTerms"];
            /** @description False while you have saved no terms. */
            isSaved: boolean;
            /** @description Whether buyers can pay before you ship. */
            canShip: boolean;
        };
        SavedTerms: {
            delivery: components["schemas"]["DeliveryTerms"];
            /** @description Live listings that were changed. */
            changed: number;
            /** @description Live listings whose price is too low for this postage. They are unchanged. */
            tooCheap: number;
        };
        NewDefaultTerms: {
            delivery: components["schemas"]["NewDeliveryTerms"];
            /** @default false */
            applyToLive: boolean;
        };
        DefaultAfterSaleTerms: {
            terms: components["schemas"]["AfterSaleTerms"];
        };
        AfterSaleTerms: {
            /** @description Number of days after delivery or hand-over in which the buyer can return the phone; null for no returns. */
            returnDays: number | null;
            /**
             * @description Who pays the return postage; null without returns.
             * @enum {string|null}
             */
            returnPostage: "buyer" | "seller" | null;
            /** @description Length in months from delivery or hand-over; null without a warranty. */
            warrantyMonths: number | null;
            /** @description What the warranty covers. */
            warrantyText: string;
        };
        SavedAfterSaleTerms: {
            terms: components["schemas"]["AfterSaleTerms"];
            /** @description Live listings that were changed. */
            changed: number;
        };
        NewDefaultAfterSaleTerms: {
            terms: components["schemas"]["NewAfterSaleTerms"];
            /** @default false */
            applyToLive: boolean;
        };
        NewAfterSaleTerms: {
            returnDays?: number | null;
            /** @enum {string|null} */
            returnPostage?: "buyer" | "seller" | null;
            warrantyMonths?: number | null;
            warrantyText?: string;
        };
        DefaultPlace: {
            /** @description Empty when none is saved; in the language of the page if it is the name of a known place. */
            place: string;
        };
        NewDefaultPlace: {
            place: string;
        };
        Renewal: {
            _id: string;
            name: string;
            slug: string;
            img: string;
            price: string;
            priceMinor: number;
            currency: string;
            /** @enum {string} */
            state: "pending_review" | "changes_requested" | "rejected" | "live" | "paused" | "reserved" | "sold" | "expired" | "withdrawn" | "removed";
            /** Format: date-time */
            expiresAt: string;
            /** @description Why it cannot be renewed now; null when it can be or was. */
            refusal: string | null;
            /** @description True once the link was used. */
            renewed: boolean;
        };
        Draft: {
            _id: string;
            version: number;
            /** @description Values by field. They are not validated before the draft is published. */
            values: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        NewDraft: {
            /** @description The version that the client last read; 0 for a new draft. */
            version: number;
            /** @description Values by field. They are not validated before the draft is published. */
            values: {
                [key: string]: unknown;
            };
        };
        OpenListingReview: components["schemas"]["ListingReview"] & {
            phone: components["schemas"]["Phone"];
            /**
             * @description How the price compares with the fair price; null where none is known.
             * @enum {string|null}
             */
            priceVerdict: "great" | "fair" | "high" | null;
            /** @description Of the seller; null once the account is deleted. */
            standing: {
                /** @description Sales that count. */
                sales: number;
                openDisputes: number;
                /** @description Listings that moderators removed. */
                removed: number;
            } | null;
            /** @description Matching photos to compare. */
            reuse: components["schemas"]["PhotoReuse"][];
            /** @description The risk rules that required this review; for moderators only. */
            risk: {
                score: number;
                reasons: string[];
                actions: ("review" | "hold_payout" | "require_possession" | "require_verification" | "block")[];
            } | null;
        };
        PhotoReuse: {
            src: string;
            other: {
                /** @description Null when the photo was deleted. */
                src: string | null;
                /** @description A listing with this photo. */
                phoneId: string | null;
                /** @description Null when the account was deleted. */
                seller: string | null;
                sellerId: string | null;
                /** Format: date-time */
                listedAt: string;
            };
            mirrored: boolean;
            /** @description From 0 to 1, where 1 is the same picture. */
            similarity: number;
        };
        ListingReview: {
            _id: string;
            /** @enum {string} */
            kind: "listing" | "change";
            proposed: components["schemas"]["ProposedChange"] | null;
            /** @enum {string|null} */
            decision: "approved" | "changes_requested" | "refused" | null;
            reason: string;
            /** @description Text for the seller about photos that a moderator has to review; otherwise empty. */
            notice: string;
            /** @description What the seller still has to provide: a photo with a code, or the IMEI. */
            requirements: ("possession" | "verification")[];
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
            /** @description Phones that match the filters. */
            total: number;
            /** @description From 1; the last page if fewer exist. */
            page: number;
            pageCount: number;
            /** @description Phones that match the text, by state. */
            counts: {
                /** @enum {string} */
                state: "pending_review" | "changes_requested" | "rejected" | "live" | "paused" | "reserved" | "sold" | "expired" | "withdrawn" | "removed";
                count: number;
            }[];
        };
        OwnPhone: components["schemas"]["Phone"] & {
            /** @description Views of its page, once per viewer and day, without bots. */
            views: number;
            favorites: number;
            /** @description Number of orders for it. */
            bookings: number;
            /** Format: date-time */
            expiresAt: string;
            /** @description What can be done with the phone now. */
            actions: ("edit" | "pause" | "resume" | "renew" | "advertise" | "stop_advertising" | "withdraw")[];
            review: components["schemas"]["OwnPhoneReview"] | null;
            pausedByVacation: boolean;
            /** @description Why a moderator removed it; null for every other state. */
            removalReason: string | null;
            /** @description False where you offer only a delivery method that the shop does not: nobody can book it until you change that. */
            isDeliverable: boolean;
        };
        OwnPhoneReview: {
            /** @enum {string} */
            kind: "listing" | "change";
            /**
             * @description Null while a moderator has not decided.
             * @enum {string|null}
             */
            decision: "changes_requested" | "refused" | null;
            reason: string;
        };
        OwnPhoneSummaries: {
            items: components["schemas"]["OwnPhoneSummary"][];
            /** @description Phones that match the filters. */
            total: number;
            /** @description From 1; the last page if fewer exist. */
            page: number;
            pageCount: number;
            /** @description Phones that match the text, by state. */
            counts: {
                /** @enum {string} */
                state: "pending_review" | "changes_requested" | "rejected" | "live" | "paused" | "reserved" | "sold" | "expired" | "withdrawn" | "removed";
                count: number;
            }[];
        };
        OwnPhoneSummary: {
            _id: string;
            /** @description The name as part of a URL. */
            slug: string;
            /** @example Iphone */
            brand: string;
            /** @example iPhone 13 Pro */
            name: string;
            storageGb: number | null;
            /** @enum {string|null} */
            grade: "A" | "B" | "C" | "D" | null;
            /** @description URL of the cover photo; empty when there is none. */
            img: string;
            priceMinor: number;
            /** @example USD */
            currency: string;
            /** @enum {string} */
            state: "pending_review" | "changes_requested" | "rejected" | "live" | "paused" | "reserved" | "sold" | "expired" | "withdrawn" | "removed";
            advertised: boolean;
            /** @description Views of its page, once per viewer and day, without bots. */
            views: number;
            favorites: number;
            /** @description Number of orders for it. */
            bookings: number;
            /** Format: date-time */
            expiresAt: string;
            /** @description What can be done with the phone now. */
            actions: ("edit" | "pause" | "resume" | "renew" | "advertise" | "stop_advertising" | "withdraw")[];
            review: components["schemas"]["OwnPhoneReview"] | null;
            pausedByVacation: boolean;
            /** @description Why a moderator removed it; null for every other state. */
            removalReason: string | null;
            /** @description False where you offer only a delivery method that the shop does not: nobody can book it until you change that. */
            isDeliverable: boolean;
            /** @description Incremented whenever what buyers see of the phone changes. */
            version: number;
            /**
             * @description How the price compares with sold prices or, where there are too few, with the estimate, as `verdict` of `GET /pricing`. Null without either.
             * @enum {string|null}
             */
            priceVerdict: "great" | "fair" | "high" | null;
            /** @description The highest price that would be fair, where `priceVerdict` is `high`. */
            lowerToMinor: number | null;
            /** @description Views on each of the last 30 days in the time zone of the shop, today last. */
            viewsByDay: number[];
        };
        BulkResults: {
            results: {
                id: string;
                ok: boolean;
                /**
                 * @description Null when refused.
                 * @enum {string|null}
                 */
                state: "pending_review" | "changes_requested" | "rejected" | "live" | "paused" | "reserved" | "sold" | "expired" | "withdrawn" | "removed" | null;
                error: string | null;
                message: string | null;
            }[];
        };
        BulkAction: {
            ids: string[];
            /** @enum {string} */
            action: "pause" | "resume" | "renew" | "withdraw" | "advertise" | "stop_advertising";
        };
        CheckedFile: {
            /** @description SHA-256 of the file; send it with the import. */
            file: string;
            valid: number;
            duplicates: number;
            invalid: number;
            /** @description Names of columns that the import does not know and ignores. */
            unknownColumns: string[];
            /** @description Rows without any text, which the import skips. */
            emptyRows: number;
            lines: components["schemas"]["CheckedLine"][];
        };
        CheckedLine: {
            /** @description Line number in the file, from 1. */
            line: number;
            /** @description Brand and name from the line. */
            phone: string;
            price: string;
            /** @enum {string} */
            verdict: "valid" | "duplicate" | "invalid";
            problems: {
                /**
                 * @description Null when the line itself is malformed.
                 * @enum {string|null}
                 */
                column: "id" | "brand" | "name" | "price" | "currency" | "original_price" | "storage_gb" | "color" | "used" | "battery_percent" | "location" | "description" | "return_days" | "return_postage" | "warranty_months" | "warranty_text" | "pick_up" | "shipping" | "handling_days" | "carrier" | null;
                message: string;
            }[];
            /** @description Cells that the import ignores. The line can still be imported. */
            warnings: {
                /** @enum {string} */
                column: "grade";
                message: string;
            }[];
            /** @description Why a duplicate is not listed again. */
            duplicateReason: string | null;
        };
        ImportedPhones: {
            added: {
                line: number;
                phoneId: string;
            }[];
            duplicates: number;
            rejected: {
                line: number;
                problems: {
                    /**
                     * @description Null when the line itself is malformed.
                     * @enum {string|null}
                     */
                    column: "id" | "brand" | "name" | "price" | "currency" | "original_price" | "storage_gb" | "color" | "used" | "battery_percent" | "location" | "description" | "return_days" | "return_postage" | "warranty_months" | "warranty_text" | "pick_up" | "shipping" | "handling_days" | "carrier" | null;
                    message: string;
                }[];
            }[];
            /** @description Null at the end of the file. */
            next: number | null;
        };
        SearchResult: {
            items: components["schemas"]["OfferedPhone"][];
            /** @description At most 10000. */
            total: number;
            /** @description False when there are more than total. */
            totalIsExact: boolean;
            facets: {
                brand: {
                    /** @description Value for the query parameter. */
                    value: string;
                    /** @description Label to show. */
                    label: string;
                    /** @description Number of results with this value, ignoring other values of the same filter. */
                    count: number;
                }[];
                /** @description The most frequent models. Values are slugs. */
                model: {
                    /** @description Value for the query parameter. */
                    value: string;
                    /** @description Label to show. */
                    label: string;
                    /** @description Number of results with this value, ignoring other values of the same filter. */
                    count: number;
                }[];
                /** @description In GB. */
                storage: {
                    /** @description Value for the query parameter. */
                    value: string;
                    /** @description Label to show. */
                    label: string;
                    /** @description Number of results with this value, ignoring other values of the same filter. */
                    count: number;
                }[];
                grade: {
                    /** @description Value for the query parameter. */
                    value: string;
                    /** @description Label to show. */
                    label: string;
                    /** @description Number of results with this value, ignoring other values of the same filter. */
                    count: number;
                }[];
                /** @description Color families. */
                color: {
                    /** @description Value for the query parameter. */
                    value: string;
                    /** @description Label to show. */
                    label: string;
                    /** @description Number of results with this value, ignoring other values of the same filter. */
                    count: number;
                }[];
                /** @description Ranges "min-max" in major units, inclusive. */
                price: {
                    /** @description Value for the query parameter. */
                    value: string;
                    /** @description Label to show. */
                    label: string;
                    /** @description Number of results with this value, ignoring other values of the same filter. */
                    count: number;
                }[];
                /** @description At most this many months of use. */
                used: {
                    /** @description Value for the query parameter. */
                    value: string;
                    /** @description Label to show. */
                    label: string;
                    /** @description Number of results with this value, ignoring other values of the same filter. */
                    count: number;
                }[];
                /** @description Minimum level of the seller. */
                sellerLevel: {
                    /** @description Value for the query parameter. */
                    value: string;
                    /** @description Label to show. */
                    label: string;
                    /** @description Number of results with this value, ignoring other values of the same filter. */
                    count: number;
                }[];
                advertised: {
                    /** @description Value for the query parameter. */
                    value: string;
                    /** @description Label to show. */
                    label: string;
                    /** @description Number of results with this value, ignoring other values of the same filter. */
                    count: number;
                }[];
                photo: {
                    /** @description Value for the query parameter. */
                    value: string;
                    /** @description Label to show. */
                    label: string;
                    /** @description Number of results with this value, ignoring other values of the same filter. */
                    count: number;
                }[];
                pickUp: {
                    /** @description Value for the query parameter. */
                    value: string;
                    /** @description Label to show. */
                    label: string;
                    /** @description Number of results with this value, ignoring other values of the same filter. */
                    count: number;
                }[];
                /** @description Countries, EU and WORLD as named in listings. A missing country has the count of EU if it is a member, otherwise that of WORLD. */
                shipsTo: {
                    /** @description Value for the query parameter. */
                    value: string;
                    /** @description Label to show. */
                    label: string;
                    /** @description Number of results with this value, ignoring other values of the same filter. */
                    count: number;
                }[];
                freeShipping: {
                    /** @description Value for the query parameter. */
                    value: string;
                    /** @description Label to show. */
                    label: string;
                    /** @description Number of results with this value, ignoring other values of the same filter. */
                    count: number;
                }[];
                /** @description The minimum. */
                batteryPercent: {
                    /** @description Value for the query parameter. */
                    value: string;
                    /** @description Label to show. */
                    label: string;
                    /** @description Number of results with this value, ignoring other values of the same filter. */
                    count: number;
                }[];
                /** @description The minimum. */
                returnDays: {
                    /** @description Value for the query parameter. */
                    value: string;
                    /** @description Label to show. */
                    label: string;
                    /** @description Number of results with this value, ignoring other values of the same filter. */
                    count: number;
                }[];
                /** @description The minimum. */
                warrantyMonths: {
                    /** @description Value for the query parameter. */
                    value: string;
                    /** @description Label to show. */
                    label: string;
                    /** @description Number of results with this value, ignoring other values of the same filter. */
                    count: number;
                }[];
                /** @description Kilometers; only when searching near a place. */
                within?: {
                    /** @description Value for the query parameter. */
                    value: string;
                    /** @description Label to show. */
                    label: string;
                    /** @description Number of results with this value, ignoring other values of the same filter. */
                    count: number;
                }[];
            };
            /** @description Filters read from `q`, such as “under 300”; null if there are none. They take precedence over the same filters among the parameters. */
            interpreted: {
                /** @description The text as sent in `q`. */
                text: string;
                /** @description The words that remain. */
                q: string;
                /** @description The filters that the text names, as query parameters. */
                params: {
                    [key: string]: string[];
                };
                /** @description Phrases of the text that can’t be used as filters, each with the reason. */
                notes: string[];
            } | null;
            /** @description The seller in the filter; null without this filter and for an unknown seller. */
            seller: {
                _id: string;
                name: string;
            } | null;
            /** @description The text as typed, and as it was corrected. */
            corrected: {
                from: string;
                to: string;
            } | null;
            /** @description Words that match no model and were searched for in the listings. */
            unmatchedWords: string[];
            /** @description Similar searches that have results; only when this one has none. */
            relatedSearches: {
                /** @enum {string} */
                kind: "drop_word" | "price" | "storage" | "grade" | "within" | "filter";
                /** @description How this search differs. */
                label: string;
                /** @description Query parameters of this search. */
                params: {
                    [key: string]: string | string[];
                };
                total: number;
            }[];
            /** @description Up to 12 phones that miss one or two filters, or words that nothing for sale has, the closest first; only when there are no results. */
            nearMatches: {
                /** @description How the phone differs from the search, such as “One grade lower”. */
                difference: string;
                phone: components["schemas"]["OfferedPhone"];
            }[];
            /** @description Similar texts that have results, and a correction of the spelling that has none; only when this text has no results. */
            didYouMean: {
                q: string;
                /** @description Number of results of this text. */
                total: number;
            }[];
            /** @description The models with the most phones for sale; only when the text has no results. */
            popular: {
                slug: string;
                name: string;
                brand: string;
                /** @description Number for sale. */
                live: number;
            }[];
            /** @description Send it as `cursor` to get the next page; null on the last one. */
            cursor: string | null;
        };
        OfferedPhone: components["schemas"]["Phone"] & {
            /**
             * @description How the price compares with sold prices or, where there are too few, with the estimate, as `verdict` of `GET /pricing`. Null without either.
             * @enum {string|null}
             */
            priceVerdict: "great" | "fair" | "high" | null;
            /** @description Checks that found nothing against the phone: of its IMEI, its check-up in the browser, and that the seller has it. */
            proofs: ("imei" | "checkup" | "possession")[];
        };
        Suggestions: {
            models: {
                slug: string;
                name: string;
                brand: string;
                /** @description Number for sale. */
                live: number;
                /** @description The lowest price of those for sale, in minor units; null for none. */
                fromMinor: number | null;
                /** @description URL of the photo of the cheapest one; empty when there is none. */
                img: string;
            }[];
            currency: string;
            brands: {
                id: string;
                brand: string;
                live: number;
            }[];
        };
        Highlights: {
            /** @description Graded phones with a great price among the newest ones, one of each model. The first is farthest below its fair range. */
            deals: components["schemas"]["OfferedPhone"][];
            /** @description Phones that cost less than at any time in the last 30 days, the one lowered last first. */
            priceDrops: components["schemas"]["DroppedPhone"][];
            /** @description The phones that were listed last. */
            newest: components["schemas"]["OfferedPhone"][];
        };
        DroppedPhone: components["schemas"]["OfferedPhone"] & {
            /** @description The lowest price of the 30 days before, in minor units. */
            priceBeforeMinor: number;
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
             * @description With the country, and the region where the name is ambiguous.
             * @example Berlin, Germany
             */
            label: string;
            /** @example DE */
            country: string;
            region: string;
            lat: number;
            lon: number;
        };
        /** @description Whether alerts are emailed. */
        AlertMails: {
            on: boolean;
        };
        UploadedPhoto: {
            /** @enum {boolean} */
            success: true;
            /** @enum {number} */
            status: 200;
            data: {
                id: string;
                /** @description URL of the photo, at most 1200 pixels wide. */
                url: string;
                display_url: string;
                thumb: {
                    url: string;
                };
                /** @description A blurred preview to show until the photo is loaded. */
                placeholder: string;
                width: number;
                height: number;
                /** @description Bytes. */
                size: number;
                /** @description Seconds until the photo is deleted unless something uses it. */
                expiration: number;
            };
        };
        PhotoRotation: {
            /** @description Clockwise. */
            degrees: 90 | 180 | 270;
        };
        Conversation: {
            _id: string;
            phone: {
                _id: string;
                name: string;
                img: string;
                slug: string;
                state: string;
                /** @description Its present price. */
                priceMinor: number;
                currency: string;
            };
            /**
             * @description Whether you are the buyer or the seller.
             * @enum {string}
             */
            side: "buyer" | "seller";
            /** @description The other person; null once the account is closed. */
            otherPerson: {
                _id: string;
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
            /** @description Number of messages that you have not read. */
            unread: number;
            /** @description Number of the last message that the other person has read. */
            seenNumber: number;
            /**
             * @description Why you cannot write here; null when you can.
             * @enum {string|null}
             */
            closed: "closed" | "gone" | "blocked_by_you" | "blocked" | null;
            /** @description Whether contact details are shown: true once the buyer has paid for the phone. */
            contactsShown: boolean;
        };
        Message: {
            /** @description Numbered from 1 within a conversation. */
            number: number;
            /** @description Set for your own messages only. */
            clientId: string | null;
            mine: boolean;
            /** @enum {string} */
            side: "buyer" | "seller";
            text: string;
            /** @description True if contact details in the message are hidden until the phone is paid for. */
            masked: boolean;
            /** @description True if the message mentions paying outside the shop or a payment method common in scams. Both people see a warning. */
            paymentWarning: boolean;
            photo: {
                url: string;
                width: number;
                height: number;
            } | null;
            /** Format: date-time */
            at: string;
        };
        Conversations: {
            /** @description Last message first. */
            items: components["schemas"]["Conversation"][];
            /** @description Number of conversations with unread messages. */
            unread: number;
            cursor: string | null;
            /** @description Number of the last update; start the stream from here. */
            lastUpdate: number;
        };
        UnreadConversations: {
            unread: number;
            lastUpdate: number;
        };
        /** @description Your conversation about a phone, if there is one. */
        OwnConversation: {
            conversationId: string | null;
        };
        ConversationMessages: {
            conversation: components["schemas"]["Conversation"];
            /** @description Oldest first. */
            messages: components["schemas"]["Message"][];
            /** @description True when there are earlier messages. */
            hasEarlier: boolean;
        };
        SentMessage: {
            conversation: components["schemas"]["Conversation"];
            message: components["schemas"]["Message"];
        };
        Advert: components["schemas"]["PhoneInList"] & {
            /** @description The listing that is advertised. */
            phoneId: string;
            /** @description True while a buyer has booked the phone. */
            booked: boolean;
        };
        StoppedAdvertising: {
            /** @enum {boolean} */
            acknowledged: true;
            deletedCount: number;
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
            /** @description Shipping cost on top of the price. */
            postage: string;
            postageMinor: number;
            /** @description Price and shipping cost. */
            total: string;
            totalMinor: number;
            currency: string;
            /**
             * @description How it is paid.
             * @enum {string}
             */
            paymentMethod: "online" | "transfer" | "meet_up";
            /** @enum {string} */
            state: "awaiting_payment" | "payment_sent" | "payment_disputed" | "paid" | "shipped" | "delivered" | "disputed" | "completed" | "return_requested" | "return_approved" | "return_sent" | "cancelled" | "expired" | "refunded";
            /**
             * Format: date-time
             * @description When the state ends automatically; the end of the hold while payment is awaited.
             */
            dueAt: string | null;
            buyer: string;
            seller: string;
            /** @description True while the buyer's bank is confirming the payment. */
            confirming: boolean;
            /** @description For the buyer only, to give to the seller after checking the phone. */
            handOverCode: string | null;
            /**
             * @description How the phone gets to the buyer. Null until the buyer chooses, which means pick-up.
             * @enum {string|null}
             */
            delivery: "pick_up" | "shipping" | null;
            /** @description Transitions that you can make now. */
            transitions: ("cancel" | "send_payment" | "confirm_payment" | "dispute_payment" | "hand_over" | "ship" | "deliver" | "confirm" | "dispute" | "cancel_sale" | "request_return" | "approve_return" | "send_return" | "receive_return" | "keep_phone" | "dispute_return")[];
            /**
             * @description The state of the open warranty claim; null without one.
             * @enum {string|null}
             */
            claimState: "open" | "unanswered" | "refused" | "agreed" | null;
            /** @description What happens next; null when it is over. */
            next: components["schemas"]["OrderNext"] | null;
            /** Format: date-time */
            createdAt: string;
        };
        OrderNext: {
            /** @enum {string} */
            actor: "buyer" | "seller" | "admin";
            /**
             * @description The next thing to do.
             * @enum {string}
             */
            action: "pay" | "send_payment" | "confirm_payment" | "answer_cancellation" | "meet" | "choose_delivery" | "accept_meet_up" | "ship" | "wait_for_parcel" | "find_parcel" | "inspect" | "approve_return" | "send_return" | "wait_for_return" | "answer_dispute" | "send_back" | "receive_return" | "decide" | "answer_bank" | "wait_for_bank" | "answer_claim" | "decide_claim" | "settle_claim";
            /**
             * Format: date-time
             * @description When it is due; null without a deadline.
             */
            dueAt: string | null;
        };
        NewAdvert: {
            phoneId?: string;
            /** @description The `version` of the phone that the buyer has read. */
            version?: number;
            name?: string;
            img?: string;
            price?: string | number;
            originalPrice?: string | number;
            location?: string;
            used?: string;
            seller?: string;
            email?: string;
            /** @description The return period shown to the buyer, in days. Refused with 409 if it is shorter now. */
            returnDays?: number | null;
            /** @enum {string|null} */
            returnPostage?: "buyer" | "seller" | null;
            /** @description The warranty shown to the buyer, in months. Refused with 409 if it is shorter now. */
            warrantyMonths?: number | null;
        };
        OrderDetail: components["schemas"]["Order"] & {
            /**
             * @description Your role in this order.
             * @enum {string}
             */
            viewerRole: "buyer" | "seller" | "admin";
            sellerId: string | null;
            sellerPhoto: string | null;
            offered: components["schemas"]["DeliveryTerms"] & unknown;
            /** @description The marketplace's share; for the seller and admins. */
            fee: string | null;
            feeMinor: number | null;
            /** Format: date-time */
            stateSince: string;
            /** Format: date-time */
            endedAt: string | null;
            /** @description What you can do now, besides the transitions. */
            actions: ("pay" | "choose_delivery" | "propose_meet_up" | "accept_meet_up" | "correct_shipment" | "request_cancellation" | "answer_cancellation" | "confirm_refund" | "claim_warranty")[];
            deadlines: components["schemas"]["OrderDeadline"][];
            /** @description Oldest first. */
            timeline: components["schemas"]["OrderTimelineEntry"][];
            /** @description Newest first. */
            meetUps: components["schemas"]["MeetUp"][];
            shipment: components["schemas"]["Shipment"] | null;
            /** @description For the buyer, and for the seller once a shipping order is paid. */
            address: components["schemas"]["Address"] | null;
            /** @description Suggested carriers. Any other name is accepted too. */
            carriers: string[];
            /**
             * @description The short number of the order, also the reference for a transfer.
             * @example RD7K3M9QXW
             */
            number: string;
            /** @description The payment methods to choose from; empty once one is final. */
            paymentMethods: ("online" | "transfer" | "meet_up")[];
            /**
             * @description The provider of online payments on this instance.
             * @enum {string|null}
             */
            provider: "stripe" | "demo" | null;
            /**
             * Format: date-time
             * @description When the reservation of an unpaid phone ends, also if an open online payment is canceled.
             */
            holdUntil: string | null;
            /** @description How to pay outside this instance. For the buyer who chose it, and once it is marked as sent, for the seller and admins too. */
            transfer: components["schemas"]["Transfer"] | null;
            /** @description The request of the buyer to cancel the paid order. */
            cancellation: components["schemas"]["CancellationRequest"] | null;
            /** @description What the seller has to pay back because no money is held here for the order: it was not paid through this instance, or was paid out before a dispute about the warranty. */
            refund: components["schemas"]["OwedRefund"] | null;
            afterSale: components["schemas"]["AfterSaleTerms"] & unknown;
            /**
             * Format: date-time
             * @description When the buyer got the phone.
             */
            receivedAt: string | null;
            /**
             * Format: date-time
             * @description The last time at which the buyer can request a return; null if returns are not accepted.
             */
            returnUntil: string | null;
            /**
             * Format: date-time
             * @description When the warranty of the seller ends; null before it begins or without one.
             */
            warrantyUntil: string | null;
            /** @description The newest return. */
            return: components["schemas"]["OrderReturn"] | null;
            /** @description Newest first. */
            warrantyClaims: components["schemas"]["WarrantyClaim"][];
            refundable: {
                /** @description The amount that can still be refunded, in minor units. */
                minor: number;
                /** @description True while the money is held here. Otherwise the seller pays warranty refunds directly. */
                isHeld: boolean;
            };
            /**
             * @description For the seller of an order that was paid online: the state of the payout. not_set_up: the seller has no payout account. waiting: a bank disputes the payment. return_period: the buyer can still return the phone.
             * @enum {string|null}
             */
            payout: "not_set_up" | "waiting" | "held" | "return_period" | "on_its_way" | "sent" | null;
            /** @description True after 30 wrong hand-over codes, until an admin allows new attempts. */
            handOverLocked: boolean;
            /** @description For the buyer only: the hand-over code as a QR code (SVG). */
            handOverQr: string | null;
        };
        OrderDeadline: {
            /** Format: date-time */
            at: string;
            /**
             * @description Who is reminded then, or what happens automatically.
             * @enum {string}
             */
            action: "remind_buyer" | "remind_seller" | "remind_admin" | "expire" | "cancel_sale" | "confirm" | "refund" | "keep_phone" | "receive_return" | "end_return_period";
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
             * @description Who did it: "system" when a deadline passed, "provider" for a bank; null for events without an actor.
             * @enum {string|null}
             */
            by: "buyer" | "seller" | "carrier" | "admin" | "system" | "provider" | null;
            /**
             * @description Who was reminded, for order_reminded.
             * @enum {string|null}
             */
            reminded: "buyer" | "seller" | "admin" | null;
            reason: string | null;
        };
        MeetUp: {
            number: number;
            place: string;
            /** @description True if contact details in the message are hidden until the phone is paid for. */
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
        Transfer: {
            /**
             * @description Reference to include in the payment, so that the seller can match it.
             * @example RD7K3M9QXW
             */
            reference: string;
            /**
             * @description Who the payment instructions belong to.
             * @enum {string}
             */
            payee: "seller" | "shop";
            name: string;
            text: string;
            /**
             * Format: date-time
             * @description When the buyer marked the payment as sent.
             */
            sentAt: string | null;
        };
        CancellationRequest: {
            reason: string;
            /** Format: date-time */
            requestedAt: string;
            /** Format: date-time */
            declinedAt: string | null;
            declineReason: string | null;
        };
        OwedRefund: {
            /** @description What the seller pays back, in minor units. */
            refundMinor: number;
            /**
             * Format: date-time
             * @description When the buyer confirmed that it arrived.
             */
            confirmedAt: string | null;
        };
        OrderReturn: {
            reason: string;
            /** Format: date-time */
            requestedAt: string;
            /** @description The return address; null until the seller gives it. */
            place: string | null;
            /** @description The parcel on its way back. */
            shipment: components["schemas"]["Shipment"] | null;
        };
        WarrantyClaim: {
            _id: string;
            /** @enum {string} */
            reason: "does_not_work" | "battery" | "screen" | "part_failed" | "other";
            text: string;
            photos: {
                _id: string;
                width: number;
                height: number;
            }[];
            /**
             * @description open: the seller has to answer. unanswered, refused: the buyer can open a dispute. agreed: the seller does what was agreed, and the buyer marks it as settled. disputed: the dispute of the order decides.
             * @enum {string}
             */
            state: "open" | "unanswered" | "refused" | "agreed" | "settled" | "withdrawn" | "lapsed" | "disputed";
            /** Format: date-time */
            madeAt: string;
            /**
             * Format: date-time
             * @description When the state ends automatically; null once the claim is closed.
             */
            dueAt: string | null;
            /** @enum {string|null} */
            remedy: "repair" | "replacement" | "refund" | null;
            refundMinor: number | null;
            /** @description What the seller wrote. */
            answer: string | null;
            /** Format: date-time */
            answeredAt: string | null;
            /** Format: date-time */
            closedAt: string | null;
            /** @description What you can do now. */
            actions: ("agree" | "refuse" | "settle" | "withdraw" | "dispute")[];
        };
        ListingSnapshot: {
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
            color: string | null;
            /** @enum {string|null} */
            grade: "A" | "B" | "C" | "D" | null;
            /** @example 2 years */
            used: string;
            batteryPercent: number | null;
            location: string;
            description: string;
            returnDays: number | null;
            /** @enum {string|null} */
            returnPostage: "buyer" | "seller" | null;
            warrantyMonths: number | null;
            warrantyText: string;
            model: string | null;
            /**
             * @description The listed price.
             * @example 450.00
             */
            price: string;
            /** @description Empty when it was not given. */
            originalPrice: string;
            currency: string;
            delivery: components["schemas"]["DeliveryTerms"];
            photos: components["schemas"]["Photo"][];
            /** @description The grading answers of the seller; empty if it was not graded. */
            answers: {
                question: string;
                answer: string;
            }[];
            checkup: {
                /** Format: date-time */
                madeAt: string;
                results: components["schemas"]["TestResult"][];
            } | null;
            /** @description True when the listing has changed since, apart from its price and photos. */
            isChanged: boolean;
        };
        SaleCancellation: {
            reason: string;
        };
        NewShipment: {
            carrier: string;
            tracking: string;
        };
        HandOver: {
            code: string;
        };
        NewMeetUp: {
            place: string;
            /**
             * Format: date-time
             * @description In the future, at most 60 days ahead.
             */
            at: string;
        };
        CancellationReason: {
            /** @description Shown to the other side. */
            reason: string;
        };
        ReturnPlace: {
            /** @description An address, or a place to meet; shown to the buyer. */
            place: string;
        };
        Receipt: {
            orderId: string;
            /** @example RD7K3M9QXW */
            number: string;
            /** @enum {string} */
            viewerRole: "buyer" | "seller";
            name: string;
            /** @description The last digits of the IMEI, if the seller entered it. */
            imeiLast4: string | null;
            shop: {
                name: string;
                host: string;
                email: string | null;
                address: string | null;
            };
            buyer: string;
            seller: string;
            /** @description The lines of the shipping address, while the order page shows it to you. */
            shipTo: string[] | null;
            /** @enum {string} */
            paymentMethod: "online" | "transfer" | "meet_up";
            /** @enum {string|null} */
            delivery: "pick_up" | "shipping" | null;
            currency: string;
            priceMinor: number;
            postageMinor: number;
            /** @description Price and shipping cost. */
            totalMinor: number;
            /** @description The amount refunded, or to be refunded, to the buyer. */
            refundMinor: number;
            /**
             * Format: date-time
             * @description When the buyer confirmed that the seller paid it back.
             */
            refundConfirmedAt: string | null;
            /** @description The fee of this instance, with VAT; for the seller. */
            feeMinor: number | null;
            feeVat: components["schemas"]["FeeVat"] | null;
            /** @description For the seller: whether the fee has been charged. Until the order ends it is an estimate without VAT details. */
            isFeeCharged: boolean;
            afterSale: components["schemas"]["AfterSaleTerms"] & unknown;
            /** Format: date-time */
            returnUntil: string | null;
            /** Format: date-time */
            warrantyUntil: string | null;
            /** Format: date-time */
            bookedAt: string;
            /** Format: date-time */
            paidAt: string;
            /** Format: date-time */
            completedAt: string | null;
            /** Format: date-time */
            refundedAt: string | null;
        };
        /** @description The VAT in a fee, as it was when the fee was charged. Null for a fee without VAT, and until the fee is charged. */
        FeeVat: {
            /** @description The VAT rate; 0 with a reverse charge. */
            percent: number;
            /** @description The fee without VAT, in minor units. */
            netMinor: number;
            /** @description With `netMinor` it is the fee. */
            vatMinor: number;
            shopName: string;
            shopVatNumber: string;
            /** @description Of a business that accounts for the VAT itself (reverse charge); null else. */
            sellerVatNumber: string | null;
        };
        Dispute: {
            _id: string;
            orderId: string;
            phoneId: string;
            name: string;
            img: string;
            buyer: string;
            seller: string;
            /** @description For admins; otherwise null. */
            buyerId: string | null;
            /** @description For admins; otherwise null. */
            sellerId: string | null;
            priceMinor: number;
            /** @description Price and postage; a part refund is less than this. */
            paidMinor: number;
            price: string;
            currency: string;
            /** @enum {string} */
            reason: "payment_not_received" | "payment_not_confirmed" | "return_not_accepted" | "return_not_as_sold" | "warranty_not_honored" | "not_as_described" | "does_not_work" | "wrong_phone" | "not_arrived" | "locked_or_listed" | "other";
            /** @enum {string} */
            stage: "open" | "answered" | "returning" | "sent_back" | "stuck" | "closed";
            /** Format: date-time */
            openedAt: string;
            /**
             * Format: date-time
             * @description Deadline for the seller to answer.
             */
            answerDueAt: string | null;
            /**
             * Format: date-time
             * @description When the buyer is refunded automatically.
             */
            endsAt: string | null;
            /** Format: date-time */
            returnDueAt: string | null;
            /** @description The warranty claim that the dispute is about. */
            claim: components["schemas"]["WarrantyClaim"] | null;
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
                number: number;
                /** @enum {string} */
                by: "buyer" | "seller";
                /** @enum {string} */
                kind: "release" | "part_refund" | "return" | "refund" | "accept_payment" | "reject_payment";
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
            /** @description True when the IMEI of the returned phone is required. */
            needsImei: boolean;
            /** @enum {string|null} */
            outcome: "release" | "part_refund" | "refund" | "accept_payment" | "reject_payment" | null;
            refundMinor: number | null;
            /** @enum {string|null} */
            decidedBy: "buyer" | "seller" | "both" | "admin" | "system" | "bank" | null;
            decision: string | null;
            /** Format: date-time */
            closedAt: string | null;
            /** @description Outcomes that you can propose, or decide as an admin. */
            solutions: ("release" | "part_refund" | "return" | "refund" | "accept_payment" | "reject_payment")[];
            /** @description What you can do now. */
            actions: ("add_statement" | "propose_settlement" | "answer_settlement" | "send_back" | "receive_return" | "decide")[];
        };
        ReturnReport: {
            /**
             * @description What the parcel contained: the phone, another phone, or nothing (also if no parcel arrived).
             * @enum {string}
             */
            arrived: "phone" | "other_phone" | "nothing";
            /** @description IMEI of the returned phone; required when the listing had one. */
            imei?: string;
        };
        Rubric: {
            version: number;
            questions: {
                id: string;
                text: string;
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
        Offers: {
            /** @description Newest first. */
            items: components["schemas"]["Offer"][];
            /** @description How many more offers a buyer can make for this phone. */
            remaining: number | null;
        };
        Offer: {
            _id: string;
            phoneId: string;
            name: string;
            img: string;
            slug: string;
            price: string;
            priceMinor: number;
            /** @description The listed price at that time. */
            askingPrice: string;
            askingMinor: number;
            currency: string;
            /** @enum {string} */
            by: "buyer" | "seller";
            /** @enum {string} */
            viewerRole: "buyer" | "seller";
            /** @description Name of the other person. */
            otherName: string;
            /** @enum {string} */
            state: "open" | "countered" | "accepted" | "declined" | "withdrawn" | "expired" | "superseded";
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            createdAt: string;
            /** @description The order that was made when the offer was accepted. */
            orderId: string | null;
            /** @description What you can do now. */
            actions: ("accept" | "decline" | "counter" | "withdraw")[];
        };
        CounterOffer: {
            /**
             * @description A price in major units, in any usual notation, in the currency of the phone.
             * @example 420
             */
            price: string | number;
        };
        UserRatings: {
            /** @description Rounded to one digit; null without ratings. */
            average: number | null;
            count: number;
            items: {
                _id: string;
                stars: number;
                text: string;
                /** @description First name and initial. */
                by: string;
                /** @enum {string} */
                side: "buyer" | "seller";
                /** Format: date-time */
                writtenAt: string;
                /** Format: date-time */
                publishedAt: string | null;
                /** @description The reply of the rated person. */
                reply: {
                    text: string;
                    /** Format: date-time */
                    at: string;
                } | null;
                /** @description For admins, to hide the rating; null for everyone else. */
                orderId: string | null;
            }[];
            /** @description Send it as `before` to get the next page; null on the last one. */
            next: string | null;
        };
        SellerProfile: {
            _id: string;
            name: string;
            photoURL: string | null;
            /** @description Place of their last listing, in the language of the page; empty when unknown. */
            place: string;
            /** Format: date-time */
            memberSince: string;
            /** @enum {string} */
            level: "new" | "proven" | "trusted";
            /** @description Phones sold here, except cash sales that do not count toward the level. */
            sales: number;
            /** @description The last ones, newest first. */
            recentlySold: {
                phoneId: string;
                name: string;
                img: string;
                priceMinor: number;
                currency: string;
                /**
                 * @description When it was sold.
                 * @example 2026-10
                 */
                month: string;
            }[];
            /** @description Median time until the first answer to a message; null with fewer than 3 conversations. */
            responseMinutes: number | null;
            /**
             * Format: date-time
             * @description End of the vacation; null when there is none.
             */
            awayUntil: string | null;
            followers: number;
            /** @description Sales and ratings in other shops, from statements that those shops signed. They do not affect the level or the ratings here. */
            elsewhere: components["schemas"]["ImportedReputation"][];
            /** @description Who they are if they trade as a business; null for private persons. */
            business: components["schemas"]["Trader"] | null;
            /** @description What is known about the seller. None of these checks verifies their identity. */
            checks: {
                /** @description Null if the address is not confirmed and the shop does not require it. */
                emailConfirmed: boolean | null;
                /** @description Whether they entered a code from a text message to their mobile number; null if the shop sends no text messages. */
                phoneNumberConfirmed: boolean | null;
                /** @description Whether the payment provider has accepted an account for payouts; null in a shop without online payments. */
                payoutAccount: boolean | null;
                /** @description Number of phones, for sale or sold, with a photo that shows the phone and a one-time code. */
                verifiedPhones: number;
            };
            afterSale: components["schemas"]["AfterSaleTerms"] & unknown;
        };
        ImportedReputation: {
            _id: string;
            /** @example https://phones.example */
            origin: string;
            sales: number;
            ratings: number;
            average: number | null;
            /** Format: date-time */
            issuedAt: string;
            /** Format: date-time */
            expiresAt: string;
        };
        /** @description The details of a seller who trades as a business. Optional texts are empty. */
        Trader: {
            companyName: string;
            legalForm: string;
            line1: string;
            line2: string;
            city: string;
            postalCode: string;
            /**
             * @description ISO 3166-1 alpha-2
             * @example NO
             */
            country: string;
            email: string;
            phone: string;
            /** @description The trade register; empty without an entry. */
            register: string;
            registerNumber: string;
            /** @example DE136695976 */
            vatNumber: string;
        };
        UndeliveredMail: {
            _id: string;
            to: string;
            subject: string;
            attempts: number;
            /** Format: date-time */
            createdAt: string;
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
        Statement: {
            lines: {
                _id: string;
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                kind: "sale" | "part_refund" | "payout" | "payout_outside" | "chargeback";
                orderId: string | null;
                name: string | null;
                /** @description What the buyer paid. */
                price: components["schemas"]["Money"] | null;
                refunded: components["schemas"]["Money"] | null;
                /** @description Shipping cost that the buyer paid. */
                postage: components["schemas"]["Money"] | null;
                /** @description The fee of the shop, with VAT. */
                fee: components["schemas"]["Money"] | null;
                feeVat: components["schemas"]["FeeVat"] | null;
                amount: components["schemas"]["Money"] & unknown;
                balance: components["schemas"]["Money"] & unknown;
            }[];
            /** @description Older lines are left out. */
            hasMore: boolean;
        };
        MoneyReport: {
            /** @enum {string|null} */
            provider: "stripe" | "demo" | null;
            /** @description True when the provider did not report its balance. */
            isUnavailable: boolean;
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
                providerBalance: components["schemas"]["Money"] | null;
                /** @description Provider balance minus ledger: 0 unless money was moved by hand. Null until all transactions of the provider have been read. */
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
             * @description waiting: for the seller or a bank. failed: not tried again until an admin retries it.
             * @enum {string}
             */
            state: "due" | "waiting" | "sent" | "done" | "failed";
            amount: components["schemas"]["Money"];
            attempts: number;
            problem: string | null;
            /** @description The language of `problem`: errors of the payment provider are English. */
            problemLanguage: string | null;
            /** @description True when it needs the attention of an admin. */
            stuck: boolean;
            /** @description What an admin can do. settle: record a payment made outside the provider; refused while an attempt may be running. */
            actions: ("retry" | "settle")[];
            /** Format: date-time */
            dueAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        Report: {
            _id: string;
            /** @enum {string} */
            kind: "listing" | "message" | "seller" | "review" | "reply";
            /** @description For a report about a listing or a message. */
            phoneId: string | null;
            /** @description For a report about a message. */
            conversationId: string | null;
            /** @description Name of the phone, or of the person who is reported. */
            name: string;
            img: string;
            seller: string;
            listingState: string | null;
            /** @enum {string} */
            reason: "stolen" | "counterfeit" | "misleading" | "offensive" | "fraud" | "impersonation" | "private" | "fake" | "other";
            note: string;
            reporter: string;
            /** @enum {string|null} */
            decision: "dismissed" | "removed" | "closed" | "banned" | "hidden" | null;
            /** Format: date-time */
            createdAt: string;
            /** @description For admins; null when the account was deleted. */
            account: components["schemas"]["ReportedAccount"] | null;
            /** @description For admins, of a reported review or reply. */
            review: components["schemas"]["ReportedReview"] | null;
        };
        ReportedAccount: {
            _id: string;
            name: string;
            isSeller: boolean;
            isBanned: boolean;
            /** Format: date-time */
            memberSince: string;
            /** @description All reports about this account so far. */
            reports: number;
            openReports: number;
            average: number | null;
            ratings: number;
            /** @description The 3 most recent public ratings. */
            lastRatings: {
                stars: number;
                text: string;
                by: string;
                /** Format: date-time */
                writtenAt: string;
            }[];
        };
        ReportedReview: {
            orderId: string;
            /** @enum {string} */
            side: "buyer" | "seller";
            stars: number;
            text: string;
            by: string;
            about: string;
            reply: string | null;
            /** @description Whether the review is hidden or, for a reported reply, the reply. */
            isHidden: boolean;
        };
        RemovedListing: {
            phoneId: string;
            /** @enum {string} */
            state: "removed";
        };
        NewRemoval: {
            /** @description Why it is removed. The seller can read it. */
            reason: string;
            /** @description For admins only; kept in the audit log. */
            note?: string;
        };
        AllListings: {
            items: components["schemas"]["ListingOverview"][];
            /** @description Pass as `cursor` to get the next page; null on the last page. */
            cursor: string | null;
            /** @description How many there are with these filters, on the first page; 1001 if there are more than 1000, and null on later pages. */
            total: number | null;
        };
        ListingOverview: {
            _id: string;
            name: string;
            img: string;
            priceMinor: number;
            currency: string;
            /** @enum {string} */
            state: "pending_review" | "changes_requested" | "rejected" | "live" | "paused" | "reserved" | "sold" | "expired" | "withdrawn" | "removed";
            removalReason: string | null;
            seller: {
                /** @description Null when the account was deleted. */
                _id: string | null;
                name: string;
                email: string | null;
            };
            /** Format: date-time */
            createdAt: string;
        };
        AllOrders: {
            items: components["schemas"]["OrderOverview"][];
            /** @description Pass as `cursor` to get the next page; null on the last page. */
            cursor: string | null;
            /** @description How many there are with these filters, on the first page; 1001 if there are more than 1000, and null on later pages. */
            total: number | null;
        };
        OrderOverview: {
            _id: string;
            /** @description The number on the receipt. */
            number: string;
            phoneId: string;
            name: string;
            img: string;
            /** @description Price and shipping cost. */
            totalMinor: number;
            currency: string;
            /** @enum {string} */
            paymentMethod: "meet_up" | "online" | "transfer";
            /** @enum {string|null} */
            delivery: "pick_up" | "shipping" | null;
            /** @enum {string} */
            state: "awaiting_payment" | "payment_sent" | "payment_disputed" | "paid" | "shipped" | "delivered" | "disputed" | "completed" | "return_requested" | "return_approved" | "return_sent" | "cancelled" | "expired" | "refunded";
            /** Format: date-time */
            dueAt: string | null;
            /** @description What happens next; null when it is over. */
            next: components["schemas"]["OrderNext"] | null;
            buyer: {
                /** @description Null when the account was deleted. */
                _id: string | null;
                name: string;
                email: string | null;
            };
            seller: {
                /** @description Null when the account was deleted. */
                _id: string | null;
                name: string;
                email: string | null;
            };
            /** Format: date-time */
            createdAt: string;
        };
        AuditLog: {
            items: components["schemas"]["AuditEntry"][];
            /** @description Every action that the log has. */
            actions: string[];
            /** @description Pass as `cursor` to get the next page; null on the last page. */
            cursor: string | null;
        };
        AuditEntry: {
            _id: number;
            /** Format: date-time */
            at: string;
            actor: {
                /** @description Null when the system acted. */
                _id: string | null;
                /** @description The role at that time; `system` when nobody acted, such as at a deadline. */
                role: string;
                /** @description The present name; null when the account was deleted, or the system acted. */
                name: string | null;
                email: string | null;
            };
            /** @description The API key that a program acted with; null for a session. */
            apiKey: {
                _id: string;
                name: string | null;
                /** @description Its last four characters. */
                ending: string | null;
            } | null;
            action: string;
            subject: {
                /** @description Such as `user`, `order` or `listing`. */
                type: string;
                id: string;
                /** @description The present name of a person or phone; null for anything else, or once deleted. */
                name: string | null;
            };
            /** @description More about the action. */
            data: {
                [key: string]: unknown;
            };
        };
        Suspension: {
            name: string;
            /** Format: date-time */
            bannedAt: string;
            /** @description Empty when none was given. */
            reason: string;
            appeal: {
                text: string;
                /** Format: date-time */
                createdAt: string;
                /**
                 * @description Null while it is open.
                 * @enum {string|null}
                 */
                decision: "accepted" | "rejected" | null;
                /** @description Empty while it is open. */
                decisionReason: string;
            } | null;
        };
        Appeal: {
            _id: string;
            person: {
                _id: string;
                name: string;
                email: string;
            };
            /** Format: date-time */
            bannedAt: string;
            banReason: string;
            text: string;
            /**
             * @description `ended`: an admin unbanned the person without deciding the appeal.
             * @enum {string}
             */
            state: "open" | "accepted" | "rejected" | "ended";
            /** @description Empty until it is decided. */
            decisionReason: string;
            /** Format: date-time */
            decidedAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        Transparency: {
            /** Format: date-time */
            asOf: string;
            /** @description Not decided yet. */
            waiting: {
                reports: number;
                appeals: number;
            };
            /** @description Newest first, from the first quarter in which anything happened; empty before. */
            quarters: components["schemas"]["TransparencyQuarter"][];
        };
        TransparencyQuarter: {
            /**
             * @description In the shop’s time zone.
             * @example 2026-Q4
             */
            quarter: string;
            removedListings: {
                total: number;
                /** @description By the reason of the report that led to the removal; `unreported` if there was no report. Reasons that never occurred are left out. */
                byReason: {
                    [key: string]: number;
                };
            };
            /** @description Including hidden replies. */
            hiddenReviews: number;
            bans: number;
            reports: {
                received: number;
                /** @description In this quarter, by outcome: dismissed, listing removed, conversation closed, account banned, review hidden. */
                decided: {
                    [key: string]: number;
                };
                /** @description Hours; null when nothing was decided. */
                medianHours: number | null;
            };
            appeals: {
                received: number;
                accepted: number;
                rejected: number;
                /** @description Hours; null when nothing was decided. */
                medianHours: number | null;
            };
        };
        ContactMessage: {
            _id: string;
            name: string;
            email: string;
            /** @description Whether an account sent it. If not, name and email are unverified. */
            hasAccount: boolean;
            /** @enum {string} */
            topic: "order" | "listing" | "payment" | "account" | "other";
            message: string;
            /** @enum {string} */
            state: "open" | "answered";
            /** Format: date-time */
            answeredAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        Grading: {
            /** @enum {string} */
            grade: "A" | "B" | "C" | "D";
            /** @description What lowers the grade, worst first. */
            reasons: string[];
            /** @description What has to be fixed before the phone can be listed. */
            blockers: string[];
        };
        NewGrading: {
            /** @description iOS, Android, feature, … */
            os?: string;
            announced?: string;
            answers: components["schemas"]["Answers"];
            /**
             * Format: uuid
             * @description The draft that the grade is for. Without it, nothing is stored.
             */
            draftId?: string;
        };
        PhoneGrading: {
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
             * @description Whether the number belongs to the model in the listing.
             * @enum {string}
             */
            tac: "confirmed" | "other" | "unknown";
            /** @example Apple iPhone 7 */
            tacName: string | null;
            /**
             * @description not_checked: this instance has no blacklist. unknown: the blacklist did not respond.
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
            /** @description Leave it out if it is unknown. The response may then contain the model. */
            name?: string;
            /**
             * Format: uuid
             * @description ID of your draft.
             */
            draftId?: string;
            /** @description ID of your listing, instead of a draft. */
            phoneId?: string;
        };
        PhoneImeiCheck: {
            phoneId: string;
            /**
             * @description Whether the number belongs to the model in the listing.
             * @enum {string}
             */
            tac: "confirmed" | "other" | "unknown";
            /** @example Apple iPhone 7 */
            tacName: string | null;
            /**
             * @description not_checked: this instance has no blacklist. unknown: the blacklist did not respond.
             * @enum {string}
             */
            blacklist: "clean" | "listed" | "unknown" | "not_checked";
            /** Format: date-time */
            checkedAt: string;
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
            /**
             * @description How `priceMinor` compares with `band`: with sold prices or, where `band.estimate` is true, with the estimate. Asking prices never count. Null without `priceMinor` or without a band.
             * @enum {string|null}
             */
            verdict: "great" | "fair" | "high" | null;
            months: {
                /** @example 2026-05 */
                month: string;
                salesCount: number;
                /** @description Minor units. */
                medianMinor: number;
            }[];
            curve: {
                /** @example 2026-05 */
                month: string;
                /** @description Minor units. */
                priceMinor: number;
                /** @description True for the months to come. */
                isForecast: boolean;
            }[];
        };
        PriceBand: {
            /** @description Prices below this are great. */
            lowMinor: number;
            /** @description Minor units. */
            medianMinor: number;
            /** @description Prices above this are high. */
            highMinor: number;
            /** @description Minor units. */
            q1Minor: number;
            /** @description Minor units. */
            q3Minor: number;
            /** @description Number of sales taken into account. */
            salesCount: number;
            /** @description Number of outliers left out. */
            outliers: number;
            /** @example 2026-05 */
            from: string | null;
            /** @example 2026-05 */
            to: string | null;
            /**
             * @description Which sales these are: the same phone in the last 90 days (`same`) or 180 (`older`), in any grade, in any storage and grade, or none but an estimate.
             * @enum {string}
             */
            selection: "same" | "older" | "any_grade" | "any" | "estimate";
            /** @description How the sales differ from the requested phone, as text for people. */
            selectionNote: string | null;
            /** @description True when there are too few sales and the depreciation curve was used. */
            estimate: boolean;
            /** @description The newest 20 sales, each with its price and its adjusted price. */
            sales: {
                /** @example 2026-05 */
                month: string;
                storageGb: number | null;
                /** @enum {string|null} */
                grade: "A" | "B" | "C" | "D" | null;
                /** @description Minor units. */
                priceMinor: number;
                /** @description Minor units. */
                adjustedMinor: number;
            }[];
        };
        OpenCheckup: {
            claimed: components["schemas"]["ClaimedPhone"];
            tests: ("touch" | "multi_touch" | "pixels" | "speaker" | "microphone" | "camera_front" | "camera_back" | "vibration" | "motion" | "orientation" | "location" | "battery" | "screen" | "storage")[];
            /** Format: date-time */
            expiresAt: string;
        };
        Checkup: {
            _id: string;
            /** Format: date-time */
            madeAt: string;
            claimed: components["schemas"]["ClaimedPhone"];
            results: components["schemas"]["TestResult"][];
            /**
             * @description Operating system that the browser reported.
             * @enum {string}
             */
            system: "iOS" | "Android" | "other";
            /** @description False if the browser ran on another operating system than that of the model. */
            isClaimedSystem: boolean | null;
            browser: string;
            /** @description The data that the server signed, as JSON text. */
            statement: string;
            /** @description Ed25519 of the statement in UTF-8, base64. */
            signature: string;
            /** @description PEM. */
            publicKey: string;
        };
        Possession: {
            phoneId: string;
            /** Format: date-time */
            verifiedAt: string;
        };
        Passport: {
            _id: string;
            phone: {
                brand: string | null;
                model: string | null;
                storageGb: number | null;
            };
            /** @description The first seller here, plus changes of owner since. Others are not known. */
            owners: number;
            listings: number;
            repairs: number;
            /** @enum {string|null} */
            lastGrade: "A" | "B" | "C" | "D" | null;
            /**
             * Format: date
             * @example 2026-03-01
             */
            lastCheckupOn: string | null;
            /**
             * Format: date
             * @example 2026-03-01
             */
            lastImeiCheckOn: string | null;
            /** @description Hash of the last entry. */
            head: string;
            /** @description Oldest first. */
            entries: components["schemas"]["PassportEntry"][];
        };
        PassportEntry: {
            number: number;
            /**
             * Format: date
             * @example 2026-03-01
             */
            date: string;
            /** @description SHA-256 of the hash before, a line feed and the content of the entry. */
            hash: string;
            /** @enum {string} */
            kind: "imei_checked";
            facts: {
                /** @enum {string} */
                match: "confirmed" | "other" | "unknown";
                model: string | null;
                /** @enum {string} */
                blacklist: "clean" | "listed" | "unknown" | "not_checked";
            };
        } | {
            number: number;
            /**
             * Format: date
             * @example 2026-03-01
             */
            date: string;
            /** @description SHA-256 of the hash before, a line feed and the content of the entry. */
            hash: string;
            /** @enum {string} */
            kind: "checked_up";
            facts: {
                passed: number;
                failed: number;
                notRun: number;
                system: string;
            };
        } | {
            number: number;
            /**
             * Format: date
             * @example 2026-03-01
             */
            date: string;
            /** @description SHA-256 of the hash before, a line feed and the content of the entry. */
            hash: string;
            /** @enum {string} */
            kind: "graded";
            facts: {
                /** @enum {string} */
                grade: "A" | "B" | "C" | "D";
            };
        } | {
            number: number;
            /**
             * Format: date
             * @example 2026-03-01
             */
            date: string;
            /** @description SHA-256 of the hash before, a line feed and the content of the entry. */
            hash: string;
            /** @enum {string} */
            kind: "listed";
            facts: {
                brand: string | null;
                model: string | null;
                storageGb: number | null;
                /**
                 * @description Who lists it: the first seller here, the same seller as before, the recorded owner, or someone else.
                 * @enum {string}
                 */
                seller: "first" | "same" | "owner" | "other";
            };
        } | {
            number: number;
            /**
             * Format: date
             * @example 2026-03-01
             */
            date: string;
            /** @description SHA-256 of the hash before, a line feed and the content of the entry. */
            hash: string;
            /** @enum {string} */
            kind: "unlisted";
            facts: Record<string, never>;
        } | {
            number: number;
            /**
             * Format: date
             * @example 2026-03-01
             */
            date: string;
            /** @description SHA-256 of the hash before, a line feed and the content of the entry. */
            hash: string;
            /** @enum {string} */
            kind: "sold";
            facts: Record<string, never>;
        } | {
            number: number;
            /**
             * Format: date
             * @example 2026-03-01
             */
            date: string;
            /** @description SHA-256 of the hash before, a line feed and the content of the entry. */
            hash: string;
            /** @enum {string} */
            kind: "sale_undone";
            facts: {
                phoneReturned: boolean;
            };
        } | {
            number: number;
            /**
             * Format: date
             * @example 2026-03-01
             */
            date: string;
            /** @description SHA-256 of the hash before, a line feed and the content of the entry. */
            hash: string;
            /** @enum {string} */
            kind: "repaired";
            facts: {
                /** @enum {string} */
                part: "screen" | "battery" | "back_cover" | "camera" | "charging_port" | "sound" | "buttons" | "board" | "water_damage" | "other";
                /** @enum {string} */
                by: "manufacturer" | "authorized" | "repair_shop" | "owner" | "unknown";
            };
        } | {
            number: number;
            /**
             * Format: date
             * @example 2026-03-01
             */
            date: string;
            /** @description SHA-256 of the hash before, a line feed and the content of the entry. */
            hash: string;
            /** @enum {string} */
            kind: "claimed";
            facts: Record<string, never>;
        };
        PassportFile: {
            /** @description The signed data, as JSON text. */
            statement: string;
            signature: string;
            /** @description The 32 bytes in base64. */
            publicKey: string;
            entries: {
                content: string;
                hash: string;
            }[];
        };
        PassportCode: {
            /** @description URL of the passport page, with the current hash of the passport. */
            url: string;
            /** @description The URL as a QR code (SVG). */
            qr: string;
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                page: "terms" | "privacy" | "cookies" | "imprint" | "fees" | "seller-terms" | "support" | "about" | "blog" | "home-find" | "home-safe" | "home-sell" | "home-reasons" | "home-about";
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
                    "application/json": components["schemas"]["ShopPage"];
                };
            };
            /** @description Unchanged since the version in `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listHomeTexts: {
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
                    "application/json": components["schemas"]["ShopPage"][];
                };
            };
            /** @description Unchanged since the version in `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getBackupStatus: {
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
                    "application/json": components["schemas"]["BackupStatus"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSetup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the set-up link. */
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
                    "application/json": components["schemas"]["Setup"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    finishGoogleLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirects to the remembered page, or to the login page with an error */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    checkPasswordReset: {
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
                    "application/json": {
                        status: boolean;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSecondStep: {
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
                    "application/json": components["schemas"]["PendingLogin"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getInvitation: {
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
                    "application/json": components["schemas"]["OpenInvitation"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCurrentUser: {
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchAccounts: {
        parameters: {
            query?: {
                /** @description An ID, or words that must all occur in the name or the email address, in any case and without accents. */
                q?: string;
                role?: "Buyer" | "Seller" | "admin";
                /** @description Only banned accounts, or only accounts without a ban. */
                banned?: "true" | "false";
                /** @description First day, in the shop’s time zone. */
                from?: string;
                /** @description Last day, in the shop’s time zone. */
                to?: string;
                sort?: "newest" | "oldest" | "name" | "active" | "inactive";
                /** @description `cursor` from the previous response, with the same `sort`. */
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
                    "application/json": components["schemas"]["AccountList"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportAccounts: {
        parameters: {
            query?: {
                /** @description An ID, or words that must all occur in the name or the email address, in any case and without accents. */
                q?: string;
                role?: "Buyer" | "Seller" | "admin";
                /** @description Only banned accounts, or only accounts without a ban. */
                banned?: "true" | "false";
                /** @description First day, in the shop’s time zone. */
                from?: string;
                /** @description Last day, in the shop’s time zone. */
                to?: string;
                sort?: "newest" | "oldest" | "name" | "active" | "inactive";
            };
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
                    "text/csv": Blob;
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    countAccounts: {
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
                    "application/json": components["schemas"]["AccountCounts"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getStaffInvitation: {
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
                    "application/json": components["schemas"]["StaffJoin"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                    "application/json": components["schemas"]["BrandPage"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listModels: {
        parameters: {
            query?: {
                brand?: string | string[];
                q?: string | string[];
                sort?: "name" | "listed";
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addModel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateModel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
            path: {
                model: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelCorrection"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    mergeModels: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                /** @description These phones in this order, in any public state; at most 20. */
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
                    "application/json": components["schemas"]["PhoneInList"][];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createPhone: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
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
                    "application/json": components["schemas"]["CreatedPhone"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description Unchanged since the version in `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updatePhone: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    withdrawPhone: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    pausePhone: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    resumePhone: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    renewPhone: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateVacation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDeliveryTerms: {
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
                    "application/json": components["schemas"]["DefaultTerms"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateDeliveryTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDefaultTerms"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedTerms"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAfterSaleTerms: {
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
                    "application/json": components["schemas"]["DefaultAfterSaleTerms"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateAfterSaleTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDefaultAfterSaleTerms"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAfterSaleTerms"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDefaultPlace: {
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
                    "application/json": components["schemas"]["DefaultPlace"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateDefaultPlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDefaultPlace"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DefaultPlace"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    decideReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMyPhones: {
        parameters: {
            query?: {
                state?: "pending_review" | "changes_requested" | "rejected" | "live" | "paused" | "reserved" | "sold" | "expired" | "withdrawn" | "removed";
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMyPhoneSummaries: {
        parameters: {
            query?: {
                state?: "pending_review" | "changes_requested" | "rejected" | "live" | "paused" | "reserved" | "sold" | "expired" | "withdrawn" | "removed";
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
                    "application/json": components["schemas"]["OwnPhoneSummaries"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updatePhones: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkAction"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResults"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    checkImport: {
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    importPhones: {
        parameters: {
            query: {
                file: string;
                /** @description The line to continue with: `next` of the previous call. */
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getImportExample: {
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchPhones: {
        parameters: {
            query?: {
                /** @description Text to search for: brand and model in any order and spelling, words in titles, and filters in words: “iphone 12 or 13 like new under 300”, “128gb blue”, “near Utrecht”. */
                q?: string;
                /** @description No phones of models, brands, colors or sizes called so, or whose title has these words. Also read from `q`: “iphone -pro”, “not black”. */
                not?: string[];
                /** @description Only these brands, by name or slug. */
                brand?: string[];
                /** @description Only these models, by slug. */
                model?: string[];
                /** @description Only these sizes, in GB. */
                storage?: string[];
                /** @description Only these grades; `none` finds phones without a grade. */
                grade?: ("A" | "B" | "C" | "D" | "none")[];
                /** @description Only these color families. */
                color?: string[];
                /** @description Minimum price, in major units. */
                min?: string;
                /** @description Maximum price, in major units. */
                max?: string;
                /** @description At most this many months of use. */
                used?: string;
                /** @description The id of a place, or "lat,lon". */
                near?: string;
                /** @description Distance from that place in kilometers; the default is 50. */
                within?: string;
                /** @description Minimum level of the seller. */
                sellerLevel?: "proven" | "trusted";
                /** @description Only phones of this seller, by id. */
                seller?: string;
                /** @description 1: only advertised phones. */
                advertised?: string;
                /** @description 1: only phones with a photo. */
                photo?: string;
                /** @description 1: only phones that can be picked up, within the distance of `near` if that is given. */
                pickUp?: string;
                /** @description Only phones shipped to this country (ISO 3166-1), to the whole `EU`, or worldwide (`WORLD`), if buyers can pay before shipping. */
                shipsTo?: string;
                /** @description 1: only phones with free shipping, to `shipsTo` if that is given. */
                freeShipping?: string;
                /** @description Minimum battery health, in %. */
                batteryPercent?: string;
                /** @description Minimum returns accepted, in days. */
                returnDays?: string;
                /** @description Minimum warranty, in months. */
                warrantyMonths?: string;
                /** @description Order of the results. The default is best for a search with text, otherwise newest. */
                sort?: "best" | "newest" | "price_up" | "price_down" | "saving" | "support";
                /** @description `cursor` from the previous response. */
                cursor?: string;
                /** @description 0: leave out the counts of the filters; the lists in `facets` are then empty. */
                facets?: string;
                /** @description 1 to 48; the default is 24. */
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listHighlights: {
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
                    "application/json": components["schemas"]["Highlights"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPlaces: {
        parameters: {
            query?: {
                /** @description Beginning of the name; accents are ignored. */
                q?: string;
                /** @description ID of a single place, instead of `q`. */
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    uploadPhoto: {
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
                     * @description JPEG, HEIC, PNG, WebP, AVIF or GIF.
                     */
                    image: Blob;
                    /** @description Accepted and ignored: photos always expire after 600 seconds. */
                    expiration?: string;
                    /** @description Accepted and ignored: the session identifies the uploader. */
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
                    "application/json": components["schemas"]["UploadedPhoto"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    rotatePhoto: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhotoRotation"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedPhoto"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /** @description `cursor` from the previous response. */
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
                    "application/json": components["schemas"]["Conversations"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    countUnreadConversations: {
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
                    "application/json": components["schemas"]["UnreadConversations"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    findConversationByPhone: {
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
                    "application/json": components["schemas"]["OwnConversation"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    findConversationByOrder: {
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
                    "application/json": components["schemas"]["OwnConversation"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    messageOrderPartner: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
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
                     * @description Chosen by the client. Sending the same ID again does not send another message.
                     */
                    clientId: string;
                    text: string;
                    /** @description URL of your upload. Sending the message moves the photo into the conversation. */
                    photo?: string;
                };
            };
        };
        responses: {
            /** @description This message was already sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMessage"];
                };
            };
            /** @description Sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMessage"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                    "application/json": components["schemas"]["ConversationMessages"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
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
                     * @description Chosen by the client. Sending the same ID again does not send another message.
                     */
                    clientId: string;
                    text: string;
                    /** @description URL of your upload. Sending the message moves the photo into the conversation. */
                    photo?: string;
                };
            };
        };
        responses: {
            /** @description This message was already sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMessage"];
                };
            };
            /** @description Sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMessage"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    markMessagesRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
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
                    "application/json": components["schemas"]["UnreadConversations"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAdvertisedPhones: {
        parameters: {
            query?: {
                /** @description 1 to 100 */
                limit?: string;
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
                    "application/json": components["schemas"]["Advert"][];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    advertisePhone: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAdvert"];
            };
        };
        responses: {
            /** @description Already booked or advertised by you. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advertised"];
                };
            };
            /** @description Booked or advertised. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advertised"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    stopAdvertisingPhone: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description ID of the phone. */
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getListingSnapshot: {
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
                        snapshot: components["schemas"]["ListingSnapshot"] | null;
                    };
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelSale: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaleCancellation"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    shipOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    completeHandOver: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    proposeMeetUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    acceptMeetUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                number: number;
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    confirmPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    requestCancellation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationReason"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    acceptCancellation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    declineCancellation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationReason"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    approveReturn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnPlace"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    receiveReturn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getReceipt: {
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
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getReceiptPdf: {
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
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    receiveDisputeReturn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnReport"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    counterOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    acceptOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    declineOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listUserRatings: {
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
                    "application/json": components["schemas"]["UserRatings"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSeller: {
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
                    "application/json": components["schemas"]["SellerProfile"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listUndeliveredEmails: {
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
                    "application/json": components["schemas"]["UndeliveredMail"][];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getStatement: {
        parameters: {
            query?: {
                /** @description First day, in the time zone of your account, or else of the shop. */
                from?: string;
                /** @description Last day, in the time zone of your account, or else of the shop. */
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadStatement: {
        parameters: {
            query?: {
                /** @description First day, in the time zone of your account, or else of the shop. */
                from?: string;
                /** @description Last day, in the time zone of your account, or else of the shop. */
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getMoneyReport: {
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description An ID, or words that must all occur in the note or in names, in any case and without accents. */
                q?: string;
                state?: "open" | "decided";
                kind?: "listing" | "message" | "seller" | "review" | "reply";
                reason?: "stolen" | "counterfeit" | "misleading" | "offensive" | "fraud" | "impersonation" | "private" | "fake" | "other";
                /** @description The ID of an account that was reported, or that reported. */
                person?: string;
                /** @description First day, in the shop’s time zone. */
                from?: string;
                /** @description Last day, in the shop’s time zone. */
                to?: string;
                sort?: "queue" | "newest" | "oldest";
                /** @description `cursor` from the previous response, with the same `sort`. */
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
                    "application/json": components["schemas"]["Report"][];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removePhone: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRemoval"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedListing"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAllListings: {
        parameters: {
            query?: {
                /** @description IDs, order numbers, or words that must all occur in names or email addresses, in any case and without accents. */
                q?: string;
                /** @description The ID of an account: what it sells, or of orders also what it buys. */
                person?: string;
                /** @description First day, in the shop’s time zone. */
                from?: string;
                /** @description Last day, in the shop’s time zone. */
                to?: string;
                state?: "pending_review" | "changes_requested" | "rejected" | "live" | "paused" | "reserved" | "sold" | "expired" | "withdrawn" | "removed";
                sort?: "newest" | "oldest" | "cheapest" | "dearest";
                /** @description `cursor` from the previous response, with the same `sort`. */
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
                    "application/json": components["schemas"]["AllListings"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAllOrders: {
        parameters: {
            query?: {
                /** @description IDs, order numbers, or words that must all occur in names or email addresses, in any case and without accents. */
                q?: string;
                /** @description The ID of an account: what it sells, or of orders also what it buys. */
                person?: string;
                /** @description First day, in the shop’s time zone. */
                from?: string;
                /** @description Last day, in the shop’s time zone. */
                to?: string;
                state?: "awaiting_payment" | "payment_sent" | "payment_disputed" | "paid" | "shipped" | "delivered" | "disputed" | "completed" | "return_requested" | "return_approved" | "return_sent" | "cancelled" | "expired" | "refunded";
                sort?: "newest" | "oldest" | "cheapest" | "dearest";
                /** @description `cursor` from the previous response, with the same `sort`. */
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
                    "application/json": components["schemas"]["AllOrders"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /** @description The email address of an account, or the ID of an account, an API key, an order, a phone or another thing: what it did, and what was done to it. */
                about?: string;
                /** @description One of `actions`. */
                action?: string;
                /** @description First day, in the time zone of your account, or else of the shop. */
                from?: string;
                /** @description Last day, in the time zone of your account, or else of the shop. */
                to?: string;
                /** @description `cursor` from the previous response. */
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
                    "application/json": components["schemas"]["AuditLog"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportAuditLog: {
        parameters: {
            query?: {
                /** @description The email address of an account, or the ID of an account, an API key, an order, a phone or another thing: what it did, and what was done to it. */
                about?: string;
                /** @description One of `actions`. */
                action?: string;
                /** @description First day, in the time zone of your account, or else of the shop. */
                from?: string;
                /** @description Last day, in the time zone of your account, or else of the shop. */
                to?: string;
            };
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
                    "text/csv": Blob;
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSuspension: {
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
                    "application/json": components["schemas"]["Suspension"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAppeals: {
        parameters: {
            query?: {
                /** @description An ID, or words that must all occur in the name, the email address or the appeal, in any case and without accents. */
                q?: string;
                /** @description `closed`: decided, or the ban has ended. */
                state?: "open" | "closed";
                /** @description First day, in the shop’s time zone. */
                from?: string;
                /** @description Last day, in the shop’s time zone. */
                to?: string;
                sort?: "queue" | "newest" | "oldest";
                /** @description `cursor` from the previous response, with the same `sort`. */
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
                    "application/json": components["schemas"]["Appeal"][];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getTransparency: {
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
                    "application/json": components["schemas"]["Transparency"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportTransparency: {
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
                    "text/csv": Blob;
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listContactMessages: {
        parameters: {
            query?: {
                /** @description An ID, or words that must all occur in the name, the email address or the message, in any case and without accents. */
                q?: string;
                state?: "open" | "answered";
                topic?: "order" | "listing" | "payment" | "account" | "other";
                /** @description First day, in the shop’s time zone. */
                from?: string;
                /** @description Last day, in the shop’s time zone. */
                to?: string;
                sort?: "newest" | "oldest";
                /** @description `cursor` from the previous response, with the same `sort`. */
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
                    "application/json": components["schemas"]["ContactMessage"][];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    gradePhone: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                    "application/json": components["schemas"]["PhoneGrading"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    checkImei: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key within 24 hours returns the first response and changes nothing again. */
                "Idempotency-Key"?: string;
            };
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                    "application/json": components["schemas"]["PhoneImeiCheck"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                /** @description A price to compare with the fair price. */
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCheckupTests: {
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPassport: {
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
                    "application/json": components["schemas"]["Passport"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPhonePassport: {
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
                    "application/json": components["schemas"]["Passport"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadPassport: {
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
                    "application/json": components["schemas"]["PassportFile"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPassportCode: {
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
                    "application/json": components["schemas"]["PassportCode"];
                };
            };
            /** @description Refused, or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
