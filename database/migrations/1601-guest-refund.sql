-- Whether guests may ask for a refund by themselves is a preference of the site. Sites that were filled before it existed
-- offer it.
update commerce.site_preferences
  set preferences = preferences || '{"c_showGuestRefund": true}'::jsonb
  where not jsonb_exists(preferences, 'c_showGuestRefund');
