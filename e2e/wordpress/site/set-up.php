<?php
/**
 * Installs the site below the folder, with the plugin of a zip, and prints what was made as JSON.
 * Arguments: folder of WordPress, address, zip.
 */

list( , $folder, $address, $zip ) = $argv;

define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST'] = parse_url( $address, PHP_URL_HOST ) . ':' . parse_url( $address, PHP_URL_PORT );

/** Nobody is written to. */
function wp_mail() {
	return true;
}

require $folder . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
require_once ABSPATH . 'wp-admin/includes/file.php';

wp_install( 'The corner', 'owner', 'owner@site.example', true, '', 'corner-1-Pass' );
update_option( 'siteurl', $address );
update_option( 'home', $address );
// Pictures of people come from elsewhere.
update_option( 'show_avatars', 0 );
wp_create_user( 'writer', 'corner-2-Pass', 'writer@site.example' );
get_user_by( 'login', 'writer' )->set_role( 'author' );

WP_Filesystem();
$unpacked = unzip_file( $zip, WP_PLUGIN_DIR );
if ( is_wp_error( $unpacked ) ) {
	exit( $unpacked->get_error_message() );
}
$failure = activate_plugin( 'sushi-shop/sushi-shop.php' );
if ( is_wp_error( $failure ) ) {
	exit( $failure->get_error_message() );
}
echo 'installed';
