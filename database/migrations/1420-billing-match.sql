-- Where the card's country must be the bill's is a preference of the site. Sites that were filled before it existed keep
-- the rule they had.
update commerce.site_preferences
  set preferences = preferences || '{"c_billingMatchCountries": ["US", "CA"]}'::jsonb
  where not jsonb_exists(preferences, 'c_billingMatchCountries');
