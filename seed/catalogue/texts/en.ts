import type { LanguageTexts } from "../language-texts.ts";

export const en: LanguageTexts = {
  services: {
    CONNAV: {
      name: "Connected Navigation",
      short: "Maps, traffic and destinations stay up to date over the air.",
      more: "Speed limits and road closures are always the latest ones.",
      benefits: [
        ["Live traffic", "Delays and closures reach your vehicle within a minute."],
        ["Automatic map updates", "New roads and speed limits arrive over the air."],
        ["Your places on every device", "Send a destination from your phone before you set off."],
      ],
    },
    "CONNAV-PRO": {
      name: "Connected Navigation Pro",
      short: "Everything in Connected Navigation, with satellite imagery, city views in 3D and parking along the way.",
      more: "The route adapts before you notice the delay.",
      benefits: [
        ["Satellite and 3D views", "See a junction as it really is before you reach it."],
        ["Parking and fuel", "Free spaces and prices around your destination."],
        ["Predictive routing", "Learns your regular journeys and warns you before you leave."],
      ],
    },
    LIVE: {
      name: "Live Traffic & Information",
      short: "Traffic, weather and fuel prices in real time on the main screen.",
      more: "You see what lies ahead while there is still time to turn off.",
      benefits: [
        ["Traffic ahead", "Queues and road works on your route, updated all the time."],
        ["Weather on the way", "Rain, ice and wind where you will be, not where you are."],
        ["Fuel prices", "The filling stations near you, sorted by price."],
      ],
    },
    REMOTE: {
      name: "Remote",
      short: "Reach your vehicle from your phone.",
      more: "Check the fuel or the charge, lock the doors and set the cabin temperature from wherever you are.",
      benefits: [
        ["Lock and unlock", "Check from anywhere that every door is locked."],
        ["Climate before you leave", "Get into a cabin that is already warm, or already cool."],
        ["Journey log", "Distance, time and consumption of every trip, ready to export."],
      ],
    },
    SECURE: {
      name: "Secure Tracker",
      short: "If your vehicle is stolen, a monitoring centre locates it and helps the police bring it home.",
      more: "The tracker is already fitted; no extra device is needed.",
      benefits: [
        ["Watched day and night", "A monitoring centre that is staffed around the clock."],
        ["Works with the police", "The location goes straight to those who can act on it."],
        ["Alarm on your phone", "You hear at once when your vehicle is moved without its key."],
      ],
    },
    "SECURE-PRO": {
      name: "Secure Tracker Pro",
      short: "Secure Tracker with automatic recognition of the driver.",
      more: "Your vehicle notices at once when it is moved without its owner, even with the right key.",
      benefits: [
        ["Driver recognition", "A small card in your pocket tells the vehicle that it is you."],
        ["Tow and tilt alarm", "Lifting or towing raises the alarm before the wheels turn."],
        ["Recovery assistance", "One contact from the first call until your vehicle is back."],
      ],
    },
    ONLINE: {
      name: "Online Pack with Data",
      short: "Music, podcasts, your calendar and updates over the air, with the data included.",
      more: "No phone and no hotspot needed.",
      benefits: [
        ["Data included", "One plan for the vehicle, with no second bill."],
        ["Your media on board", "Stream music and podcasts from the accounts you have."],
        ["Calendar and contacts", "The next appointment becomes a destination with one touch."],
      ],
    },
    WIFI: {
      name: "Wi-Fi Hotspot",
      short: "A hotspot for up to eight devices.",
      more: "Everyone on board is online, on the motorway or at the campsite.",
      benefits: [
        ["Up to eight devices", "Phones, tablets and laptops at the same time."],
        ["A stronger signal", "The roof aerial reaches further than any phone."],
        ["No second contract", "The data is part of the plan."],
      ],
    },
    EVPLAN: {
      name: "EV Route & Charging Planner",
      short: "Plans charging stops along the way and shows which chargers are free.",
      more: "The range forecast takes hills, weather and your driving into account.",
      benefits: [
        ["Charging stops planned", "The fastest journey, charging time included."],
        ["Free chargers in view", "See availability and power before you turn off."],
        ["A range you can trust", "Calculated from the road ahead, not from yesterday."],
      ],
    },
    ADAS: {
      name: "Driver Assistance Pack",
      short: "Keeps the assistance functions of your vehicle active.",
      more: "Adaptive cruise control, lane keeping and traffic sign recognition go on as before.",
      benefits: [
        ["Adaptive cruise control", "Keeps the distance you chose, down to a standstill."],
        ["Lane keeping", "Steers gently back when the lane is left unintentionally."],
        ["Traffic sign recognition", "Shows the limit that applies, and the one that follows."],
      ],
    },
    GUARD: {
      name: "Guardian Alerts",
      short: "Tells you when something happens to your parked vehicle.",
      more: "You set the hours and the places, and a message reaches your phone at once.",
      benefits: [
        ["Your hours, your places", "An alert when the vehicle moves outside them."],
        ["Speed alert", "Know when a limit that you set is exceeded."],
        ["A message at once", "On your phone, wherever you are."],
      ],
    },
    BUNDLE: {
      name: "Connected Complete",
      short: "Connected Navigation Pro, Remote and Secure Tracker in one plan.",
      more: "One price and one date, for less than the three bought separately.",
      benefits: [
        ["Three services, one plan", "Everything starts and ends together."],
        ["One date to remember", "One renewal instead of three."],
        ["Better value", "Costs less than the three services on their own."],
      ],
    },
  },
  categories: {
    root: ["Services", "Connected services for your vehicle."],
    navigation: ["Navigation", "Find the way, and what is on it."],
    security: ["Security", "Know that your vehicle is safe."],
    comfort: ["Comfort and connectivity", "Your vehicle, wherever you are."],
    bundles: ["Bundles", "Several services in one plan."],
  },
  oneTime: "one-time",
  delivery: {
    name: "Over the air",
    description: "Your services are activated in the vehicle; nothing is sent by post.",
    arrival: "Usually within a few minutes",
  },
  promotions: {
    welcome: {
      name: "Welcome: 10% off",
      callout: "10% off your order",
      details: "Valid once per customer for all services.",
    },
    navigation: {
      name: "Navigation: 20% off",
      callout: "20% off navigation",
      details: "Valid for Connected Navigation and Connected Navigation Pro.",
    },
    thanks: {
      name: "With our thanks",
      callout: "A fixed amount off your order",
      details: "Valid while the coupons last.",
    },
  },
  assets: {
    renewalQuestions: ["Questions about renewals", "The answers owners look for most often."],
    countries: ["Countries included", "Connected Navigation works in these countries."],
    anyHelp: ["Need any help?", "Our questions and answers cover most topics. For everything else, please contact us."],
    help: [
      "We are here to help",
      "If something about your order is not right, please contact us and have your order number to hand.",
    ],
    splash: ["Welcome", "Enter your VIN to see which services you can renew."],
    vehicleImage: "Vehicle",
  },
};
